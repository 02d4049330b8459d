package org.xmlbench.soap.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values are written and read as XML Schema says, Part 2, sections 3.2.5, 3.2.16 and 3.3.17. */
class XsdTextTest {
  @ParameterizedTest
  @ValueSource(
      doubles = {
        0,
        -0.0,
        1,
        Math.PI,
        Double.MIN_VALUE,
        Double.MAX_VALUE,
        Double.NEGATIVE_INFINITY,
        Double.POSITIVE_INFINITY,
        Double.NaN
      })
  void doublesComeBack(double value) {
    assertThat(XsdText.toDouble(XsdText.of(value))).isEqualTo(Double.valueOf(value));
  }

  @Test
  void infinityIsWrittenAsSchemaDoes() {
    assertThat(XsdText.of(Double.POSITIVE_INFINITY)).isEqualTo("INF");
    assertThat(XsdText.of(Double.NEGATIVE_INFINITY)).isEqualTo("-INF");
    assertThat(XsdText.of(Double.NaN)).isEqualTo("NaN");
  }

  @Test
  void whiteSpaceAroundNumbersAndInBase64MeansNothing() {
    assertThat(XsdText.toInt("\n 17\t")).isEqualTo(17);
    assertThat(XsdText.toInt("+17")).isEqualTo(17);
    assertThat(XsdText.toDouble(" -INF ")).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(XsdText.toBytes(" AQID\r\nBAU=\n")).containsExactly(1, 2, 3, 4, 5);
    assertThat(XsdText.toBytes("")).isEmpty();
  }

  /** What Java takes for a number and schema does not. */
  @ParameterizedTest
  @ValueSource(strings = {"Infinity", "1f", "1d", "0x1p3", "two", "", "\u0661"})
  void whatIsNoDoubleIsRefused(String text) {
    assertThatExceptionOfType(NumberFormatException.class).isThrownBy(() -> XsdText.toDouble(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"99999999999", "1.0", "two", ""})
  void whatIsNoIntIsRefused(String text) {
    assertThatExceptionOfType(NumberFormatException.class).isThrownBy(() -> XsdText.toInt(text));
  }

  @Test
  void brokenBase64IsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> XsdText.toBytes("AQ*D"));
  }
}
