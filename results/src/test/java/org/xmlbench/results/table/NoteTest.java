package org.xmlbench.results.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NoteTest {
  @Test
  void figuresAreValues() {
    assertThat(Note.of("%d of %,d forks are not steady, %.1f %%", 3, 1200, 0.25))
        .hasToString("3 of 1,200 forks are not steady, 0.3 %");
    assertThat(Note.of("by %s", "Student's t over 5 blocks").text())
        .isEqualTo("by Student's t over 5 blocks");
  }

  @ParameterizedTest
  @ValueSource(strings = {"twice as fast on 2 processors", "2.5 times %s", "at least 40 %%", "p99"})
  void aTemplateHasNoFigureOfItsOwn(String template) {
    assertThatThrownBy(() -> Note.of(template, "as fast"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a note has a figure of its own: " + template);
  }
}
