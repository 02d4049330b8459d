package org.xmlbench.suite.cli;

import org.xmlbench.house.command.OptionSection;
import org.xmlbench.house.engine.plan.Percentages;
import org.xmlbench.results.gate.GateSettings;
import picocli.CommandLine.Option;

/** The options of a gate's rule that a user may set. */
@OptionSection.Of(OptionSection.VERDICT)
final class GateRule {
  @Option(
      names = "--margin",
      paramLabel = "M",
      description = "Slowdown to tolerate, as 2%% or 0.02 (default: 2%%).")
  private String margin;

  @Option(
      names = "--pass-bound",
      paramLabel = "M",
      description = "Pass a cell if its slowdown is proven to be below this (default: 5%%).")
  private String passBound;

  @OptionSection.Of(OptionSection.AMOUNT)
  @Option(
      names = "--confirm-blocks",
      paramLabel = "N",
      description =
          "New blocks of each cell in stage 2 (default: 20). More detect smaller effects.")
  private Integer confirmBlocks;

  boolean setsConfirmBlocks() {
    return confirmBlocks != null;
  }

  GateSettings settings() {
    return settings(GateSettings.defaults());
  }

  /** What was asked for, and the rest of {@code plain}. */
  GateSettings settings(GateSettings plain) {
    return new GateSettings(
            margin == null ? plain.margin() : Percentages.share("--margin", margin),
            passBound == null ? plain.passBound() : Percentages.share("--pass-bound", passBound),
            plain.screenBlocks(),
            confirmBlocks == null ? plain.confirmBlocks() : confirmBlocks,
            plain.screenLevel(),
            plain.errorRate(),
            plain.passLevel())
        .ofNewGate();
  }
}
