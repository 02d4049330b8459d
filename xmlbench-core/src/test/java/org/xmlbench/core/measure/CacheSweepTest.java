package org.xmlbench.core.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.xmlbench.core.platform.LastLevelCache;

class CacheSweepTest {
  @Test
  void everySweepWritesToEveryLine() {
    CacheSweep sweep = new CacheSweep(1 << 16);
    assertThat(sweep.isSwept()).isFalse();
    sweep.sweep();
    assertThat(sweep.isSwept()).isTrue();
    sweep.sweep();
    assertThat(sweep.isSwept()).isTrue();
  }

  @Test
  void twiceTheLastLevelIsSwept() {
    assertThat(CacheSweep.sweptBytes()).isEqualTo(2 * LastLevelCache.bytes());
  }
}
