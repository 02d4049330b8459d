package org.xmlbench.families.soap.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.ConditionRule;
import picocli.CommandLine;

class JvmOptionsTest {
  /** Of its 8 GiB heaps may take three quarters, so that two may have 3 GiB each. */
  private static final ConditionRule HOST = new ConditionRule(1, 8L << 30);

  private static JvmRequest asked(String... arguments) {
    JvmOptions options = new JvmOptions();
    new CommandLine(options).parseArgs(arguments);
    return options.value(HOST, 2);
  }

  @Test
  void aForkWithoutAServerMayHaveTwiceTheHeap() {
    JvmOptions options = new JvmOptions();
    new CommandLine(options).parseArgs("--heap", "6g");
    assertThat(options.value(HOST, 1).heapMiB()).contains(6144);
    new CommandLine(options).parseArgs("--heap", "6145m");
    assertThatThrownBy(() -> options.value(HOST, 1))
        .isInstanceOf(UserErrorException.class)
        .hasMessageEndingWith("must be from 64m to 6144m here");
  }

  @Test
  void usersHaveG1() {
    JvmRequest asked = asked();
    assertThat(asked.collector()).isEqualTo(Collector.G1);
    assertThat(asked.heapMiB()).isEmpty();
    assertThat(asked.jvm().options()).isEmpty();
  }

  @Test
  void takesWhatIsAskedFor() {
    JvmRequest asked =
        asked("--gc", "parallel", "--heap", "3G", "--jvm-option", "-Da=b", "--jvm-option", "-Xint");
    assertThat(asked.collector()).isEqualTo(Collector.PARALLEL);
    assertThat(asked.heapMiB()).contains(3072);
    assertThat(asked.jvm().options()).containsExactly("-Da=b", "-Xint");
  }

  @ParameterizedTest
  @CsvSource({
    "--gc, g2, g1",
    "--heap, 3073m, must be from 64m to 3072m here",
    "--heap, 8m, must be from 64m to 3072m here",
    "--heap, 99999g, must be from 64m to 3072m here",
    "--heap, much, is no size",
    "--jvm-option, UseG1GC, begins with -",
    "--jvm-option, -XX:+UseZGC, by --gc",
    "--jvm-option, -Xmx1g, by --heap",
  })
  void refusesWhatThereIsNot(String option, String value, String why) {
    assertThatThrownBy(() -> asked(option, value))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining(why);
  }

  @Test
  void aWarmUpKeepsTheFormOfItsSchedule() {
    Duration ten = Duration.ofSeconds(10);
    JvmRequest longer = JvmRequest.SERIAL.warmedUp(Optional.of(ten));
    Schedule servers = MessageProfile.phases(5000, 1, 4000);
    assertThat(longer.schedule(servers)).isEqualTo(MessageProfile.phases(10_000, 1, 4000));
    Schedule calls = longer.schedule(MessageProfile.USUAL);
    assertThat(calls.warmupCpu()).isEqualTo(ten);
    assertThat(calls.warmupLimit()).isEqualTo(Duration.ofSeconds(30));
    assertThat(calls.window()).isEqualTo(MessageProfile.USUAL.window());
    assertThat(JvmRequest.SERIAL.schedule(servers)).isEqualTo(servers);
  }
}
