package org.xmlbench.house.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.xmlbench.results.store.TimingClock.CPU;
import static org.xmlbench.results.store.TimingClock.CPU_LESS_COMPILER;
import static org.xmlbench.results.store.TimingClock.WALL;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.TimingClock;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

class ClockOptionTest {
  private final List<String> warnings = new ArrayList<>();

  @Test
  void theUsualClockIsTheOneOfTheHostThatIsNearest() {
    assertThat(withCompiler(CPU_LESS_COMPILER)).isEqualTo(CPU_LESS_COMPILER);
    assertThat(warnings).isEmpty();

    assertThat(withCompiler(CPU)).isEqualTo(CPU);
    assertThat(withCompiler(WALL)).isEqualTo(WALL);
    assertThat(warnings)
        .containsExactly(
            "this host does not tell the CPU time of the compiler's threads: the clock is cpu, not"
                + " cpu-less-compiler",
            "this host does not tell the CPU time of the compiler's threads: the clock is wall,"
                + " not cpu-less-compiler");
  }

  @Test
  void theClockThatWasAskedForIsTaken() {
    assertThat(withCompiler(CPU_LESS_COMPILER, "--clock", "cpu")).isEqualTo(CPU);
    assertThat(withCompiler(CPU_LESS_COMPILER, "--clock", "wall")).isEqualTo(WALL);
    assertThat(option(CPU_LESS_COMPILER, "--clock", "cpu-less-compiler").value(CPU, warnings::add))
        .isEqualTo(CPU_LESS_COMPILER);
    assertThat(option(CPU_LESS_COMPILER).value(CPU, warnings::add)).isEqualTo(CPU);
    assertThat(warnings).isEmpty();

    assertThat(withCompiler(CPU, "--clock", "cpu-less-compiler")).isEqualTo(CPU);
    assertThat(warnings).hasSize(1);
  }

  @Test
  void gatesHaveTheCompilersTimeInTheirClock() {
    assertThat(option(CPU_LESS_COMPILER).value()).isEqualTo(CPU);
    assertThat(option(WALL).value()).isEqualTo(WALL);
    assertThat(option(CPU, "--clock", "wall").value()).isEqualTo(WALL);
    assertThatThrownBy(() -> option(CPU_LESS_COMPILER, "--clock", "cpu-less-compiler").value())
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "gate and calibrate do not support --clock cpu-less-compiler: their thresholds were"
                + " calibrated with cpu and wall");
  }

  @Test
  void anotherWordIsNoClock() {
    assertThatThrownBy(() -> withCompiler(CPU, "--clock", "sun"))
        .isInstanceOf(UserErrorException.class)
        .hasMessage("unknown clock 'sun'; there are: wall, cpu, cpu-less-compiler");
    assertThatThrownBy(() -> option(CPU, "--clock", "sun").value())
        .isInstanceOf(UserErrorException.class)
        .hasMessage("unknown clock 'sun'; there are: wall, cpu");
  }

  private TimingClock withCompiler(TimingClock best, String... line) {
    return option(best, line).value(CPU_LESS_COMPILER, warnings::add);
  }

  private static ClockOption option(TimingClock best, String... line) {
    Line command = new Line(new ClockOption(() -> best));
    new CommandLine(command).parseArgs(line);
    return command.clock;
  }

  /** A command that has this option alone. */
  @Command
  private static final class Line {
    @Mixin private final ClockOption clock;

    Line(ClockOption clock) {
      this.clock = clock;
    }
  }
}
