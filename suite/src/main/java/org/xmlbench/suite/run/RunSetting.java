package org.xmlbench.suite.run;

import java.util.Map;
import java.util.function.Function;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.suite.engine.BlockStages;
import org.xmlbench.suite.engine.fork.CpuSet;
import org.xmlbench.suite.engine.fork.ForkCommand;
import org.xmlbench.suite.engine.fork.ForkCommandLine;

/**
 * What a family of subjects makes of a run.
 *
 * @param command the command that runs it, and resumes it
 * @param options what the user asked for, by name, for the manifest
 * @param clock the clock that comparisons will use
 * @param lines makes the command lines of its forks
 * @param stages makes what is put around the forks of each block
 */
public record RunSetting(
    String command,
    Map<String, String> options,
    TimingClock clock,
    Lines lines,
    Function<MeasuringSession, BlockStages> stages) {
  /** A setting that puts nothing around forks. */
  public RunSetting(String command, Map<String, String> options, TimingClock clock, Lines lines) {
    this(command, options, clock, lines, session -> BlockStages.NONE);
  }

  /** Makes the command lines of a run's forks, once its processors are known. */
  @FunctionalInterface
  public interface Lines {
    /** Those of that schedule on those processors. */
    ForkCommandLine of(CpuSet cpuSet, ForkArguments.Schedule schedule);
  }

  /** A run of parsers. */
  public static RunSetting ofParsers(RunOptions options) {
    return new RunSetting("run", options.toMap(), options.clock(), ForkCommand::new);
  }
}
