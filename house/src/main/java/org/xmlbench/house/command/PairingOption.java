package org.xmlbench.house.command;

import java.util.List;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.Pairing;
import picocli.CommandLine.Option;

/** The option for the pairing of a block's forks, of every command that measures blocks. */
@OptionSection.Of(OptionSection.METHOD)
public final class PairingOption {
  public static final String NAME = "--pairing";

  @Option(
      names = NAME,
      paramLabel = "P",
      description =
          "turns (default): the JVMs of a block are interleaved, iteration by iteration;"
              + " forks: one after the other.")
  private String pairing;

  /**
   * The pairing that was asked for, or the default.
   *
   * @throws UserErrorException when there is no such pairing
   */
  public Pairing value() {
    if (pairing == null) {
      return Pairing.TURNS;
    }
    return NearestName.named("pairing", pairing, List.of(Pairing.values()), Pairing::label);
  }
}
