package org.xmlbench.house.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FirstDifferenceTest {
  @Test
  void equalStreamsHaveNone() throws IOException {
    assertThat(between("S {}a\nE {}a\n", "S {}a\nE {}a\n")).isEmpty();
    assertThat(between("", "")).isEmpty();
  }

  @Test
  void theWholeLineOfBothIsShown() throws IOException {
    assertThat(between("S {}a\nT one\nE {}a\n", "S {}a\nT two\nE {}a\n"))
        .contains(new FirstDifference(2, "T one", "T two"));
  }

  @Test
  void aStreamThatEndsEarlyHasNoLineThere() throws IOException {
    assertThat(between("S {}a\nE {}a\n", "S {}a\n"))
        .contains(new FirstDifference(2, "E {}a", null));
    assertThat(between("", "S {}a\n")).contains(new FirstDifference(1, null, "S {}a"));
  }

  @Test
  void aLineThatIsAPrefixOfTheOtherDiffers() throws IOException {
    assertThat(between("T ab\n", "T a\n")).contains(new FirstDifference(1, "T ab", "T a"));
  }

  @Test
  void aLongLineIsCutAroundTheDifference() throws IOException {
    String common = "T " + "x".repeat(1_000_000);
    FirstDifference difference =
        between(common + "LEFT" + "y".repeat(1_000_000), common + "RIGHT").orElseThrow();
    assertThat(difference.line()).isEqualTo(1);
    assertThat(difference.expected()).startsWith("T xxx").contains("xLEFTy").hasSizeLessThan(200);
    assertThat(difference.delivered()).startsWith("T xxx").endsWith("xRIGHT");
  }

  private static Optional<FirstDifference> between(String expected, String delivered)
      throws IOException {
    return FirstDifference.between(bytes(expected), bytes(delivered));
  }

  private static ByteArrayInputStream bytes(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }
}
