package org.xmlbench.suite.command;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.platform.ProcessCpuClock;
import org.xmlbench.results.store.TimingClock;
import picocli.CommandLine.Option;

/** The clock of the comparison, where there is a choice. */
public final class ClockOption {
  /** The option on the command line. */
  public static final String NAME = "--clock";

  @Option(
      names = NAME,
      paramLabel = "CLOCK",
      description = "Clock of the comparison: cpu (default where there is one) or wall.")
  private String clock;

  /**
   * The clock that was asked for, or process CPU time where this platform provides it.
   *
   * @throws UserErrorException when there is no such clock
   */
  public TimingClock value() {
    if (clock == null) {
      return ProcessCpuClock.probe().isPresent() ? TimingClock.CPU : TimingClock.WALL;
    }
    for (TimingClock known : TimingClock.values()) {
      if (known.label().equals(clock)) {
        return known;
      }
    }
    throw new UserErrorException(
        "unknown clock '%s'; there are: %s"
            .formatted(
                clock,
                Stream.of(TimingClock.values())
                    .map(TimingClock::label)
                    .collect(Collectors.joining(", "))));
  }
}
