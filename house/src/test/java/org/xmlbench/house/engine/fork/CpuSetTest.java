package org.xmlbench.house.engine.fork;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.xmlbench.core.platform.AllowedProcessors;

class CpuSetTest {
  @Test
  void takesTheFirstProcessorsOfAKernelList() {
    assertThat(CpuSet.firstOf(AllowedProcessors.parse("0-3,8"), 2)).contains("0,1");
    assertThat(CpuSet.firstOf(AllowedProcessors.parse("2,5-7"), 3)).contains("2,5,6");
    assertThat(CpuSet.firstOf(AllowedProcessors.parse("4"), 1)).contains("4");
  }

  @Test
  void aListThatIsTooShortGivesNone() {
    assertThat(CpuSet.firstOf(AllowedProcessors.parse("0-1"), 3)).isEmpty();
  }

  @Test
  void allProcessorsNeedNoBinding() {
    assertThat(CpuSet.of(2, 2)).isEqualTo(new CpuSet("all", java.util.List.of()));
  }
}
