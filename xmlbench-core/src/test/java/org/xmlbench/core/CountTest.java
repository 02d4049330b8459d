package org.xmlbench.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CountTest {
  @Test
  void onlyOneIsSingular() {
    assertThat(Count.of(0, "fresh block")).isEqualTo("0 fresh blocks");
    assertThat(Count.of(1, "fresh block")).isEqualTo("1 fresh block");
    assertThat(Count.of(2, "fresh block")).isEqualTo("2 fresh blocks");
  }
}
