package org.xmlbench.house.command;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.platform.JvmThreadsCpu;
import org.xmlbench.core.platform.ProcessCpuClock;
import org.xmlbench.results.store.TimingClock;
import picocli.CommandLine.Option;

/** The clock of the comparison, where there is a choice. */
@OptionSection.Of(OptionSection.METHOD)
public final class ClockOption {
  public static final String NAME = "--clock";

  @Option(
      completionCandidates = ClockOption.Clocks.class,
      names = NAME,
      paramLabel = "CLOCK",
      description = "Clock of the comparison. {clocks:${COMPLETION-CANDIDATES}}.")
  private String clock;

  private final Supplier<TimingClock> best;

  /** The option on this host. */
  public ClockOption() {
    this(ClockOption::best);
  }

  /**
   * The option on some host.
   *
   * @param best the clock of that host that tells most
   */
  ClockOption(Supplier<TimingClock> best) {
    this.best = best;
  }

  /**
   * The clock of a gate that was asked for, or process CPU time where this platform provides it.
   * The compiler's time is always in it.
   *
   * @throws UserErrorException when there is no such clock
   */
  public TimingClock value() {
    if (TimingClock.CPU_LESS_COMPILER.label().equals(clock)) {
      throw new UserErrorException(
          "gate and calibrate do not support %s %s: their thresholds were calibrated with %s and %s"
              .formatted(NAME, clock, TimingClock.CPU.label(), TimingClock.WALL.label()));
    }
    return clock == null
        ? known(TimingClock.CPU)
        : named(List.of(TimingClock.WALL, TimingClock.CPU));
  }

  /**
   * The clock that was asked for. Where this platform does not tell the compilers' time, it is in
   * the CPU time.
   *
   * @param usual the clock where none was asked for and this platform provides it
   * @param warn receives a line when the clock is not the one that was asked for, or the usual one
   * @throws UserErrorException when there is no such clock
   */
  public TimingClock value(TimingClock usual, Consumer<String> warn) {
    TimingClock wanted = clock == null ? usual : named(List.of(TimingClock.values()));
    TimingClock known =
        wanted == TimingClock.CPU_LESS_COMPILER || clock == null ? known(wanted) : wanted;
    if (wanted == TimingClock.CPU_LESS_COMPILER && known != wanted) {
      warn.accept(
          "this host does not tell the CPU time of the compiler's threads: the clock is %s, not %s"
              .formatted(known.label(), wanted.label()));
    }
    return known;
  }

  /** The clock nearest to that one that this platform provides. */
  private TimingClock known(TimingClock wanted) {
    return wanted.common(best.get());
  }

  private static TimingClock best() {
    if (ProcessCpuClock.probe().isEmpty()) {
      return TimingClock.WALL;
    }
    return JvmThreadsCpu.find().isPresent() ? TimingClock.CPU_LESS_COMPILER : TimingClock.CPU;
  }

  private TimingClock named(List<TimingClock> clocks) {
    return clocks.stream()
        .filter(known -> known.label().equals(clock))
        .findFirst()
        .orElseThrow(
            () ->
                new UserErrorException(
                    "unknown clock '%s'; there are: %s"
                        .formatted(
                            clock,
                            clocks.stream()
                                .map(TimingClock::label)
                                .collect(Collectors.joining(", ")))));
  }

  private static final class Clocks extends Choices {
    private Clocks() {
      super(
          List.of(
              "%s (default: %s)"
                  .formatted(text(TimingClock.values()), TimingClock.CPU_LESS_COMPILER.label())));
    }
  }
}
