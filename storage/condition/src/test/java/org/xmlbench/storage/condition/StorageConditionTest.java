package org.xmlbench.storage.condition;

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
        "uncached@300MB/s@ra128K",
        "remote@1ms",
        "remote@250ms"
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

  @Test
  void theMeaningSaysWhatTheNameMeans() {
    assertThat(StorageCondition.parse("remote@3ms").remoteDelayMillis()).hasValue(3);
    assertThat(StorageCondition.parse("remote@3ms").meaning()).contains("waits 3 ms");
    assertThat(StorageCondition.parse("uncached@70MB/s@ra32K").meaning())
        .contains("70 MB/s", "32 KiB");
    assertThat(StorageCondition.examples()).doesNotHaveDuplicates().hasSize(5);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "warm",
        "cached@100MB/s",
        "uncached@0MB/s",
        "uncached@ra16",
        "uncached@100",
        "remote",
        "remote@0ms",
        "remote@1s",
        "remote@1ms@ra16K"
      })
  void otherNamesAreRefusedInOneLine(String name) {
    assertThatThrownBy(() -> StorageCondition.parse(name))
        .isInstanceOf(UserErrorException.class)
        .message()
        .startsWith("unknown condition '" + name + "'")
        .doesNotContain("\n");
  }
}
