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

  @Choices.Of(Pairing.class)
  @Option(
      names = NAME,
      paramLabel = "P",
      description =
          "Order of the JVMs within a block. ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private String pairing = Pairing.TURNS.label();

  /**
   * The pairing that was asked for, or the default.
   *
   * @throws UserErrorException when there is no such pairing
   */
  public Pairing value() {
    return NearestName.named("pairing", pairing, List.of(Pairing.values()), Pairing::label);
  }
}
