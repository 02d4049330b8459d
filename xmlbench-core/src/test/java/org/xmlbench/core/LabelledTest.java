package org.xmlbench.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;

class LabelledTest {
  @Test
  void aLabelIsTheNameAsUsersWriteIt() {
    assertThat(Arrays.stream(Operation.values()).map(Operation::label))
        .containsExactly("parse", "build", "build-walk", "count", "call");
    assertThat(Arrays.stream(Outcome.values()).map(Outcome::label))
        .containsExactly(
            "ok", "declared", "unverified", "wrong", "failed", "timeout", "skipped", "void");
  }

  @Test
  void aConstantIsFoundByItsLabelAlone() {
    for (Operation operation : Operation.values()) {
      assertThat(Operation.of(operation.label())).isEqualTo(operation);
    }
    assertThatThrownBy(() -> Operation.of("BUILD_WALK"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no operation 'BUILD_WALK'");
  }
}
