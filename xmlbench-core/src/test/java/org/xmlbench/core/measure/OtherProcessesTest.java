package org.xmlbench.core.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.platform.OtherWork;

class OtherProcessesTest {
  /** Work that does nothing itself. */
  private abstract static class Nothing implements TimedWork {
    @Override
    public Object run() {
      return this;
    }

    @Override
    public long operations() {
      return 0;
    }
  }

  private long cpu;
  private OptionalLong compilers = OptionalLong.of(0);

  private final OtherProcesses others =
      new OtherProcesses(
          new Nothing() {
            @Override
            public long otherCpuNanos() {
              return cpu;
            }

            @Override
            public OptionalLong otherCompilerNanos() {
              return compilers;
            }
          });

  private void iteration(boolean measured, long cpuAtEnd, OptionalLong compilersAtEnd) {
    others.iterationStarts(measured);
    cpu = cpuAtEnd;
    compilers = compilersAtEnd;
    others.iterationEnds(measured);
  }

  @Test
  void compilersAreAPartOfTheCpuTimeAndNoWork() {
    iteration(false, 100, OptionalLong.of(40));
    assertThat(others.workNanos()).isEqualTo(60);
    assertThat(others.measuredCpuNanos()).as("of the warm-up").isZero();

    iteration(true, 150, OptionalLong.of(50));
    iteration(true, 250, OptionalLong.of(55));
    assertThat(others.workNanos()).isEqualTo(95);
    assertThat(others.measuredCpuNanos()).isEqualTo(150);
    assertThat(others.measuredCompilerNanos()).hasValue(15);
    assertThat(others.compilerNanos()).isEqualTo(55);
  }

  @Test
  void whatOneMeasuredIterationDoesNotKnowIsUnknown() {
    iteration(true, 100, OptionalLong.of(10));
    iteration(true, 200, OptionalLong.empty());
    iteration(true, 300, OptionalLong.of(30));
    assertThat(others.measuredCpuNanos()).isEqualTo(300);
    assertThat(others.measuredCompilerNanos()).isEmpty();
  }

  @Test
  void ofTheWarmUpItMayBeUnknown() {
    iteration(false, 100, OptionalLong.empty());
    assertThat(others.workNanos()).isEqualTo(100);
    assertThat(others.compilerNanos()).isZero();
    compilers = OptionalLong.of(5);
    iteration(true, 150, OptionalLong.of(7));
    assertThat(others.measuredCompilerNanos()).hasValue(2);
  }

  /** What runs in measured iterations alone would be compiled while subjects are measured. */
  @Test
  void otherWorkIsWatchedInWarmUpIterationsToo() {
    List<String> asked = new ArrayList<>();
    OtherProcesses waiting =
        new OtherProcesses(
            new Nothing() {
              @Override
              public boolean waitsForProcesses() {
                return true;
              }

              @Override
              public void watchOtherHost() {
                asked.add("other host");
              }
            });
    OtherWork warmUp = waiting.meanwhile().orElseThrow();
    waiting.iterationStarts(false);
    waiting.iterationEnds(false);
    assertThat(warmUp.share()).as("empty of what was not watched").isPresent();
    assertThat(asked).isEmpty();

    waiting.iterationStarts(true);
    waiting.iterationEnds(true);
    waiting.iterationStarts(true);
    waiting.iterationEnds(true);
    assertThat(waiting.meanwhile().orElseThrow())
        .as("of the warm-up nothing is in the figure")
        .isNotSameAs(warmUp);
    assertThat(asked).containsExactly("other host");
  }
}
