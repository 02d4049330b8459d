package org.xmlbench.piximal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ValueStringsTest {
  private final ValueStrings values = new ValueStrings();

  private String of(String value) {
    byte[] bytes = ("<" + value + ">").getBytes(StandardCharsets.UTF_8);
    return values.of(bytes, 1, bytes.length - 1);
  }

  @Test
  void theSameValueIsTheSameString() {
    String first = of("xsd:int");
    assertThat(first).isEqualTo("xsd:int");
    assertThat(of("xsd:int")).isSameAs(first);
    of("xsd:double");
    assertThat(of("xsd:int")).isSameAs(first);
    assertThat(of("xsd:iny")).isEqualTo("xsd:iny");
    assertThat(of("")).isEmpty();
    assertThat(of("xsd:int")).isEqualTo("xsd:int");
  }

  @Test
  void differentAndLongValuesAreRight() {
    for (int i = 0; i < 200; i++) {
      assertThat(of("\u20AC" + i)).isEqualTo("\u20AC" + i);
      assertThat(of("y".repeat(i))).isEqualTo("y".repeat(i));
      assertThat(of("y".repeat(i))).isEqualTo("y".repeat(i));
    }
  }
}
