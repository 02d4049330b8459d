package org.xmlbench.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Outcome;

class LabelledTest {
  @Test
  void aLabelIsTheNameAsUsersWriteIt() {
    assertThat(Arrays.stream(Outcome.values()).map(Outcome::label))
        .containsExactly(
            "ok", "declared", "unverified", "wrong", "failed", "timeout", "skipped", "void");
  }

  @Test
  void aConstantIsFoundByItsLabelAlone() {
    for (Outcome outcome : Outcome.values()) {
      assertThat(Labelled.of(outcome.label(), Outcome.class)).isEqualTo(outcome);
    }
    assertThatThrownBy(() -> Labelled.of("OK", Outcome.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no outcome 'OK'");
  }
}
