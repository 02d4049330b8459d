package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.check.Malformation;
import org.xmlbench.core.check.ParseOutcome;

/** Which declaration excuses a parser that takes a document cut short. */
class PrefixesTest {
  private final Constructs constructs = Constructs.without(Set.of());

  @Test
  void thePlaceOfTheCutSaysWhatIsMissing() {
    int start = constructs.rootStart();
    assertThat(start).isPositive();
    assertThat(ConstructsTest.missing(constructs, 0)).isSameAs(Malformation.NOT_EMPTY);
    assertThat(ConstructsTest.missing(constructs, 1)).isSameAs(Malformation.ROOT_ELEMENT);
    assertThat(ConstructsTest.missing(constructs, start)).isSameAs(Malformation.ROOT_ELEMENT);
    assertThat(ConstructsTest.missing(constructs, start + 1))
        .isSameAs(Malformation.END_TAG_PRESENT);
    assertThat(ConstructsTest.missing(constructs, constructs.rootEnd() - 1))
        .isSameAs(Malformation.END_TAG_PRESENT);
  }

  @Test
  void aRejectionShowsItsLine() {
    byte[] document = "<a>\n<b>\n</a>".getBytes(StandardCharsets.UTF_8);
    assertThat(ConstructsTest.place(new ParseOutcome.Rejected(2, 1, "no"), document))
        .isEqualTo("; line 2 is [<b>]");
    assertThat(ConstructsTest.place(new ParseOutcome.Rejected(0, 0, "no"), document)).isEmpty();
    assertThat(ConstructsTest.place(new ParseOutcome.Rejected(9, 0, "no"), document)).isEmpty();
  }
}
