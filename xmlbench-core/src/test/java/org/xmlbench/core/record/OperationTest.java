package org.xmlbench.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OperationTest {
  /** Records of forks have these labels, old ones too. */
  @ParameterizedTest
  @CsvSource({
    "parse,      true,  true,  parse,  woodstox-stax",
    "build,      true,  true,  build,  woodstox-stax build",
    "build-walk, true,  true,  parse,  woodstox-stax build-walk",
    "count,      false, true,  parse,  woodstox-stax count",
    "call,       false, false, call,   woodstox-stax",
    "sort,       false, false, sort,   woodstox-stax sort",
  })
  void whatALabelMeans(
      String label, boolean parse, boolean ofBytes, String comparable, String title) {
    Operation operation = new Operation(label);
    assertThat(operation.isParse()).isEqualTo(parse);
    assertThat(operation.isOfBytes()).isEqualTo(ofBytes);
    assertThat(operation.comparable()).isEqualTo(new Operation(comparable));
    assertThat(operation.title("woodstox-stax")).isEqualTo(title);
    assertThat(operation).hasToString(label);
  }

  @Test
  void anOperationThatNoCodeKnowsFollowsTheOthers() {
    assertThat(
            Stream.of("sort", "call", "build-walk", "count", "add", "build", "parse")
                .map(Operation::new)
                .sorted())
        .extracting(Operation::label)
        .containsExactly("parse", "build", "build-walk", "count", "call", "add", "sort");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "BUILD_WALK", "a b", "<b>", "-x", "1"})
  void whatIsNoLabelIsRefused(String label) {
    assertThatThrownBy(() -> new Operation(label))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no operation '%s'", label);
  }
}
