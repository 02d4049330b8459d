package org.xmlbench.house.command;

import java.time.Duration;
import java.util.Optional;
import org.xmlbench.house.engine.plan.Durations;
import picocli.CommandLine.Option;

/** The wall time after which a run starts no block. */
@OptionSection.Of(OptionSection.AMOUNT)
public final class TimeBudgetOption {
  public static final String NAME = "--time-budget";

  @Option(
      names = NAME,
      paramLabel = "T",
      description = "Start no block that would end later than this: 90s, 10m, 1h30m.")
  private String budget;

  /**
   * The budget that was asked for.
   *
   * @throws org.xmlbench.core.UserErrorException when it is no duration
   */
  public Optional<Duration> value() {
    return Optional.ofNullable(budget).map(text -> Durations.parse(NAME, text));
  }
}
