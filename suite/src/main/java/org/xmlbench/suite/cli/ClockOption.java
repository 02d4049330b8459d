package org.xmlbench.suite.cli;

import org.xmlbench.results.store.TimingClock;
import org.xmlbench.suite.run.RunOptions;
import picocli.CommandLine.Option;

/** The clock of the comparison, where there is a choice. */
final class ClockOption {
  static final String NAME = "--clock";

  @Option(
      names = NAME,
      paramLabel = "CLOCK",
      description = "Clock of the comparison: cpu (default where there is one) or wall.")
  private String clock;

  boolean isGiven() {
    return clock != null;
  }

  /**
   * The clock that was asked for, or the default.
   *
   * @throws org.xmlbench.core.UserErrorException when there is no such clock
   */
  TimingClock value() {
    return clock == null ? RunOptions.defaultClock() : RunOptions.clock(clock);
  }
}
