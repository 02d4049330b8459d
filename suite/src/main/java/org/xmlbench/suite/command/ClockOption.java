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

  /** Whether the user named one. */
  public boolean isGiven() {
    return clock != null;
  }

  /**
   * The clock that was asked for, or the default.
   *
   * @throws org.xmlbench.core.UserErrorException when there is no such clock
   */
  public TimingClock value() {
    return named(clock);
  }

  /**
   * The clock of that name.
   *
   * @param label its name; {@code null} for process CPU time where this platform provides it
   * @throws UserErrorException when there is no such clock
   */
  public static TimingClock named(String label) {
    if (label == null) {
      return ProcessCpuClock.probe().isPresent() ? TimingClock.CPU : TimingClock.WALL;
    }
    for (TimingClock clock : TimingClock.values()) {
      if (clock.label().equals(label)) {
        return clock;
      }
    }
    throw new UserErrorException(
        "unknown clock '%s'; there are: %s"
            .formatted(
                label,
                Stream.of(TimingClock.values())
                    .map(TimingClock::label)
                    .collect(Collectors.joining(", "))));
  }
}
