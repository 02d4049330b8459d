package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.xmlbench.results.gate.BlockDifferences;
import org.xmlbench.results.gate.GateJunitXml;
import org.xmlbench.results.gate.GateMarkdown;
import org.xmlbench.results.gate.GateResult;
import org.xmlbench.results.gate.GateSettings;
import org.xmlbench.results.gate.GateVerdict;
import org.xmlbench.results.gate.Placement;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.TimingClock;

/**
 * Replaces {@code org.xmlbench.suite.Main} in a distribution of tests: the verdict is that on
 * recorded blocks, whose name is given by {@code --profile}. What a real gate writes of such a
 * verdict goes to {@code --out}, and its exit code ends the process.
 */
final class RecordedGate {
  private static final GateSettings SETTINGS = GateSettings.defaults();
  private static final String CELL = "interop-int:100/parse";
  private static final double NOISE = 0.01;

  private RecordedGate() {}

  /** Recorded blocks, and how a gate must end that measures such ones. */
  enum Blocks {
    EQUAL(1, 1, 0),
    SLOWER(1.2, 1, 1),
    /** The candidate looks slower, but so does the baseline against itself. */
    UNFIT(1.2, 1.2, 3);

    private final double ratio;
    private final double sentinelRatio;
    private final int exitCode;

    Blocks(double ratio, double sentinelRatio, int exitCode) {
      this.ratio = ratio;
      this.sentinelRatio = sentinelRatio;
      this.exitCode = exitCode;
    }

    int exitCode() {
      return exitCode;
    }

    private GateResult result() {
      BlockDifferences confirming = differences(ratio, SETTINGS.confirmBlocks());
      GateVerdict verdict =
          GateVerdict.judge(
              SETTINGS,
              Map.of(CELL, differences(ratio, SETTINGS.screenBlocks())),
              ratio == 1 ? Map.of() : Map.of(CELL, confirming),
              Collections.nCopies(5, differences(sentinelRatio, SETTINGS.screenBlocks())));
      return new GateResult(
          "20261101T120000-gate",
          TimingClock.CPU,
          SETTINGS,
          new Placement(Pairing.TURNS, List.of("cpu1")),
          new GateResult.Arms(arm("baseline"), arm("candidate")),
          verdict,
          new GateResult.Gaps(List.of(), List.of()),
          GateResult.Checks.WHOLE,
          new GateResult.ForkCount(2 * (SETTINGS.screenBlocks() + SETTINGS.confirmBlocks()), 0));
    }

    private static BlockDifferences differences(double ratio, int blocks) {
      return BlockDifferences.of(
          DoubleStream.iterate(NOISE, noise -> -noise)
              .limit(blocks)
              .map(noise -> Math.log(ratio) + noise)
              .toArray());
    }

    private static GateResult.ArmEntry arm(String label) {
      return new GateResult.ArmEntry(
          label, "orders", "1", "25.0.1+8", List.of(), List.of("classes"));
    }
  }

  public static void main(String[] args) throws IOException {
    if (Boolean.getBoolean("xmlbench.trial")) {
      // The launcher only wants to know whether the JVM starts.
      return;
    }
    GateResult result = Blocks.valueOf(option("--profile=", args)).result();
    Path folder = Files.createDirectories(Path.of(option("--out=", args)));
    Files.writeString(folder.resolve("gate.json"), StoreJson.file(result));
    Files.writeString(folder.resolve("gate.md"), GateMarkdown.render(result));
    Files.writeString(folder.resolve("TEST-xmlbench-gate.xml"), GateJunitXml.render(result));
    System.exit(result.exitCode());
  }

  private static String option(String name, String[] args) {
    for (String argument : args) {
      if (argument.startsWith(name)) {
        return argument.substring(name.length());
      }
    }
    throw new IllegalArgumentException("no " + name);
  }
}
