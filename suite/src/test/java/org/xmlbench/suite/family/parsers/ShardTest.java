package org.xmlbench.suite.family.parsers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;

class ShardTest {
  @Test
  void everyPositionIsInJustOneShard() {
    for (int position = 0; position < 20; position++) {
      int holders = 0;
      for (int index = 1; index <= 3; index++) {
        holders += Shard.parse(index + "/3").holds(position) ? 1 : 0;
      }
      assertThat(holders).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1", "0/3", "4/3", "-1/2", "a/b", "1/0", "1/2/3"})
  void refusesOthers(String text) {
    assertThatThrownBy(() -> Shard.parse(text))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("--shard '" + text + "'");
  }
}
