package org.xmlbench.house.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.grid.Assignment;

class ShardsTest {
  @Test
  void isReadAndWritten() {
    assertThat(Shards.parse("2/4", Map.of()))
        .isEqualTo(new Assignment.Shard(2, 4))
        .hasToString("2/4");
    assertThat(Shards.parse("auto/4", Map.of("JOB_COMPLETION_INDEX", "3")))
        .isEqualTo(new Assignment.Shard(4, 4));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "1", "0/3", "4/3", "-1/2", "a/b", "1/0", "1/2/3", "auto", "auto/0", "auto/x"})
  void refusesOthers(String text) {
    assertThatThrownBy(() -> Shards.parse(text, Map.of("JOB_COMPLETION_INDEX", "0")))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("--shard '" + text + "'");
  }
}
