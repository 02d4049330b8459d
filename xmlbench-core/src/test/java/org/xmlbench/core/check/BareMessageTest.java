package org.xmlbench.core.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A place is said once, whatever the library puts into its message. */
class BareMessageTest {
  private static final int LINE = 3;
  private static final int COLUMN = 7;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "line 3, column 7 (byte 31): no end tag (WFC: Element Type Match) "
            + "| no end tag (WFC: Element Type Match)",
        "org.example.piximal.MalformedException: line 3, column 7: no end tag | no end tag",
        "ParseError at [row,col]:[3,7] Message: no end tag | no end tag",
        "no end tag at [row,col {unknown-source}]: [3,7] | no end tag",
        "no end tag; lineNumber: 3; columnNumber: 7; | no end tag",
        "no end tag (position: START_TAG seen <a>... @3:7) "
            + "| no end tag (position: START_TAG seen <a>...)",
        "no end tag at line 3, column 7 | no end tag",
        "no end tag | no end tag",
        "a.b.C: no exception | a.b.C: no exception",
        "a.b.OneException: a.b.OtherError: no end tag | no end tag"
      })
  void thePlaceAndTheExceptionGo(String message, String bare) {
    assertThat(BareMessage.of(message, LINE, COLUMN)).isEqualTo(bare);
  }

  /** Such as that of the start tag, which is not the place of the error. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "the start tag is at line 2, column 7",
        "the start tag is at [row,col {unknown-source}]: [3,6]",
        "no time such as 12:30 (3:8)"
      })
  void anotherPlaceStays(String message) {
    assertThat(BareMessage.of(message, LINE, COLUMN)).isEqualTo(message);
  }

  @Test
  void nothingIsLostWhereThereIsNothingElse() {
    assertThat(BareMessage.of("line 3, column 7", LINE, COLUMN)).isEqualTo("line 3, column 7");
    assertThat(BareMessage.of("at line 0, column 0", 0, 0)).isEqualTo("at line 0, column 0");
    assertThat(BareMessage.of(null, LINE, COLUMN)).isEmpty();
  }
}
