package org.xmlbench.readahead.condition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;

class StorageConditionTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "cached",
        "uncached",
        "uncached@100MB/s",
        "uncached@ra16K",
        "uncached@300MB/s@ra128K"
      })
  void aNameIsWhatItIsReadFrom(String name) {
    assertThat(StorageCondition.parse(name).name()).isEqualTo(name);
  }

  @Test
  void theNameSaysRateAndReadAhead() {
    StorageCondition both = StorageCondition.parse("uncached@100MB/s@ra16K");
    assertThat(both.bytesPerSecond()).hasValue(100_000_000);
    assertThat(both.readAheadKib()).hasValue(16);
    assertThat(both.cached()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "warm", "cached@100MB/s", "uncached@0MB/s", "uncached@ra16", "uncached@100"})
  void otherNamesAreRefusedInOneLine(String name) {
    assertThatThrownBy(() -> StorageCondition.parse(name))
        .isInstanceOf(UserErrorException.class)
        .message()
        .startsWith("unknown condition '" + name + "'")
        .doesNotContain("\n");
  }
}
