package org.xmlbench.suite.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.OptionSection;
import org.xmlbench.results.gate.GateSettings;
import picocli.CommandLine.Option;

/** The numbers of blocks of a gate's two stages, where a user sets both. */
final class GateStages {
  private static final Pattern FORM = Pattern.compile("(\\d{1,4})\\+(\\d{1,4})");

  @OptionSection.Of(OptionSection.AMOUNT)
  @Option(
      names = "--blocks",
      paramLabel = "N+M",
      description =
          "N blocks of every cell (2 or more) and M new ones of each cell in doubt (4 or more;"
              + " default: 5+20). Fewer blocks prove less, but are not wrong more often.")
  private String blocks;

  /**
   * The settings with those numbers.
   *
   * @param confirmBlocksToo whether the second stage's number is given by itself as well
   * @throws UserErrorException when they do not parse, or both are given
   */
  GateSettings of(GateSettings plain, boolean confirmBlocksToo) {
    if (blocks == null) {
      return plain;
    }
    if (confirmBlocksToo) {
      throw new UserErrorException(
          "--blocks sets the blocks of both stages and --confirm-blocks those of the second: give"
              + " one of them");
    }
    Matcher stages = FORM.matcher(blocks);
    if (!stages.matches()) {
      throw new UserErrorException(
          "--blocks '%s' names no two stages: write for example %d+%d"
              .formatted(blocks, plain.screenBlocks(), plain.confirmBlocks()));
    }
    return new GateSettings(
            plain.margin(),
            plain.passBound(),
            Integer.parseInt(stages.group(1)),
            Integer.parseInt(stages.group(2)),
            plain.screenLevel(),
            plain.errorRate(),
            plain.passLevel())
        .ofNewGate();
  }
}
