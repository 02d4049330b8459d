package org.xmlbench.families.soap.runs;

import java.time.Duration;
import java.util.Optional;
import org.xmlbench.house.command.OptionSection;
import org.xmlbench.house.engine.plan.Durations;
import picocli.CommandLine.Option;

/** How long forks warm up, of the commands whose profiles do not settle it. */
@OptionSection.Of(OptionSection.METHOD)
public final class WarmUpOption {
  private static final String NAME = "--warm-up";

  @Option(
      names = NAME,
      paramLabel = "T",
      description = "Warm-up of each fork, instead of the profile's: 5s, 1m30s.")
  private String warmUp;

  /**
   * The length that was asked for.
   *
   * @throws org.xmlbench.core.UserErrorException when it is no duration
   */
  public Optional<Duration> value() {
    return Optional.ofNullable(warmUp).map(text -> Durations.parse(NAME, text));
  }
}
