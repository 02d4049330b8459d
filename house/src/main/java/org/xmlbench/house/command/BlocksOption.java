package org.xmlbench.house.command;

import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import picocli.CommandLine.Option;

/** A fixed number of blocks. */
@OptionSection.Of(OptionSection.AMOUNT)
public final class BlocksOption {
  public static final String NAME = "--blocks";

  @Option(
      names = NAME,
      paramLabel = "N",
      description =
          "Measure N blocks of each {item:document}{--time-budget: and ignore the time budget}."
              + " With N > 1, one more is measured for each block that other processes disturbed.")
  private Integer blocks;

  /**
   * The number that was asked for.
   *
   * @throws UserErrorException when it is less than one
   */
  public Optional<Integer> value() {
    if (blocks != null && blocks < 1) {
      throw new UserErrorException("%s %d: at least one block is needed".formatted(NAME, blocks));
    }
    return Optional.ofNullable(blocks);
  }
}
