package org.xmlbench.probes.writer;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class TextBufferTest {
  private final TextBuffer text = new TextBuffer();

  @Test
  void putsPiecesTogether() {
    text.add("ab").add('c').add(new char[] {'x', 'd', 'e', 'x'}, 1, 2).add(1.5);
    assertThat(text).hasToString("abcde1.5");
    assertThat(text.clear().add("f")).hasToString("f");
  }

  @Test
  void padsNumbers() {
    assertThat(text.padded(7, 3).add(' ').padded(1234, 3)).hasToString("007 234");
    assertThat(text.clear().atLeast(7, 3).add(' ').atLeast(1234, 3)).hasToString("007 1234");
  }

  @Test
  void writesDecimals() {
    assertThat(text.decimal(5, 3)).hasToString("0.005");
    assertThat(text.clear().decimal(-12345, 2)).hasToString("-123.45");
    assertThat(text.clear().decimal(120, 1)).hasToString("12.0");
  }

  @Test
  void grows() {
    assertThat(text.add("0123456789".repeat(1000))).hasToString("0123456789".repeat(1000));
  }

  @Property
  void writesEveryWholeNumberAsJavaDoes(@ForAll long number) {
    assertThat(text.clear().add(number)).hasToString(Long.toString(number));
  }
}
