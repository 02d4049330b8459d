package org.xmlbench.suite.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.gate.GateSettings;
import picocli.CommandLine.Option;

/** The options of a gate's rule that a user may set. */
final class GateRule {
  private static final Pattern STAGES = Pattern.compile("(\\d{1,4})\\+(\\d{1,4})");

  @Option(
      names = "--margin",
      paramLabel = "M",
      description = "Slowdown that is tolerated (default: 0.02).")
  private Double margin;

  @Option(
      names = "--pass-bound",
      paramLabel = "M",
      description = "A cell passes when shown to be below 1 + M (default: 0.05).")
  private Double passBound;

  @Option(
      names = "--confirm-blocks",
      paramLabel = "N",
      description = "Fresh blocks of each cell in stage 2 (default: 20); more see smaller effects.")
  private Integer confirmBlocks;

  @Option(
      names = "--blocks",
      paramLabel = "N+M",
      description =
          "Blocks of every cell, and fresh ones of those in doubt (default: 5+20). Fewer blocks"
              + " prove less, and are not more often wrong.")
  private String blocks;

  GateSettings settings() {
    GateSettings plain = GateSettings.defaults();
    if (blocks != null) {
      plain = stages(plain);
    }
    return new GateSettings(
        margin == null ? plain.margin() : margin,
        passBound == null ? plain.passBound() : passBound,
        plain.screenBlocks(),
        confirmBlocks == null ? plain.confirmBlocks() : confirmBlocks,
        plain.screenLevel(),
        plain.errorRate(),
        plain.passLevel());
  }

  private GateSettings stages(GateSettings plain) {
    Matcher stages = STAGES.matcher(blocks);
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
        plain.passLevel());
  }
}
