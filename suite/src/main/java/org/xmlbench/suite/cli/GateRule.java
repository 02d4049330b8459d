package org.xmlbench.suite.cli;

import org.xmlbench.results.gate.GateSettings;
import picocli.CommandLine.Option;

/** The options of a gate's rule that a user may set. */
final class GateRule {
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

  GateSettings settings() {
    return settings(GateSettings.defaults());
  }

  /** What was asked for, and the rest of {@code plain}. */
  GateSettings settings(GateSettings plain) {
    return new GateSettings(
        margin == null ? plain.margin() : margin,
        passBound == null ? plain.passBound() : passBound,
        plain.screenBlocks(),
        confirmBlocks == null ? plain.confirmBlocks() : confirmBlocks,
        plain.screenLevel(),
        plain.errorRate(),
        plain.passLevel());
  }
}
