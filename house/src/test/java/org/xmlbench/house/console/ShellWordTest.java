package org.xmlbench.house.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShellWordTest {
  @Test
  void aShellTakesItAsOneWord() {
    assertThat(ShellWord.quoted("/runs/a-1")).isEqualTo("/runs/a-1");
    assertThat(ShellWord.quoted("/my runs/it's")).isEqualTo("'/my runs/it'\\''s'");
    assertThat(ShellWord.quoted("")).isEqualTo("''");
  }
}
