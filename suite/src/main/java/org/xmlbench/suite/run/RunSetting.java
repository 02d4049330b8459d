package org.xmlbench.suite.run;

import java.util.Map;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.results.store.TimingClock;

/**
 * What a family of subjects makes of a run.
 *
 * @param command the command that runs it, and goes on with it
 * @param options what the user asked for, by name, for the manifest
 * @param clock the clock that comparisons will use
 * @param lines makes the command lines of its forks
 */
public record RunSetting(
    String command, Map<String, String> options, TimingClock clock, Lines lines) {
  /** Makes the command lines of a run's forks, once its processors are known. */
  @FunctionalInterface
  public interface Lines {
    /** Those of that schedule on those processors. */
    ForkLine of(CpuSet cpuSet, ForkArguments.Schedule schedule);
  }

  /** A run of parsers. */
  public static RunSetting ofParsers(RunOptions options) {
    return new RunSetting("run", options.toMap(), options.clock(), ForkCommand::new);
  }

  ForkLine line(CpuSet cpuSet, ForkArguments.Schedule schedule) {
    return lines.of(cpuSet, schedule);
  }
}
