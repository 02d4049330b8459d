package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.results.grid.Part;
import org.xmlbench.results.store.ByteLoopFile;
import org.xmlbench.results.store.MeasuredByteLoop;
import org.xmlbench.results.store.RunFolder;

/** Nodes that share a plan of four documents, one after the other on this host. */
abstract class Nodes {
  static final int SHARDS = 3;

  /** The plan and the parts of {@link #allShards}. */
  private static Path measured;

  @TempDir Path folder;
  RunHarness harness;
  Path plan;
  Path parts;

  @BeforeEach
  void makePlan() {
    harness =
        new RunHarness(folder, HonestDriver.class, HonestDriver.Second.class)
            .with(FakeForks.that(Nodes::end));
    plan = folder.resolve("plan.json");
    parts = folder.resolve("parts");
    assertThat(plan("--seed", "5")).as(harness.err()).isEqualTo(ExitCode.OK);
  }

  static FakeForks.End end(ForkRequest fork) {
    return FakeForks.End.ok(1_000_000 + Math.abs(fork.cell().cell().id().hashCode() % 1000));
  }

  final int plan(String... more) {
    List<String> args = new ArrayList<>(List.of("plan", "run", "--profile", "smoke"));
    args.addAll(List.of("--driver", "honest-one", "--driver", "honest-two"));
    for (String document : List.of("overhead", "psd:1KiB", "interop-int:10", "interop-int:20")) {
      args.addAll(List.of("--document", document));
    }
    args.addAll(List.of("--blocks", "2", "--clock", "cpu"));
    args.addAll(List.of(more));
    args.addAll(List.of("-o", plan.toString()));
    return harness.execute(args.toArray(String[]::new));
  }

  final int shard(int index, String... more) {
    List<String> args = new ArrayList<>(List.of("run", "--plan", plan.toString()));
    args.addAll(List.of("--shard", index + "/" + SHARDS, "--out", parts.toString()));
    args.addAll(List.of(more));
    return measured(args);
  }

  final void shards(int... indices) {
    for (int index : indices) {
      assertThat(shard(index)).as(harness.err()).isEqualTo(ExitCode.OK);
    }
  }

  /** All shards of the plan of each test, which are measured once a JVM. */
  final void allShards() {
    try {
      if (measured == null) {
        shards(1, 2, 3);
        Path made = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "shards");
        Files.copy(plan, made.resolve("plan.json"));
        copy(parts, made.resolve("parts"));
        measured = made;
      } else {
        Files.copy(measured.resolve("plan.json"), plan, StandardCopyOption.REPLACE_EXISTING);
        copy(measured.resolve("parts"), parts);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file).toString()));
      }
    }
  }

  final int merge(String... more) {
    List<String> args = new ArrayList<>(List.of("merge", parts.toString()));
    args.addAll(List.of("-o", harness.run().toString()));
    args.addAll(List.of(more));
    return harness.execute(args.toArray(String[]::new));
  }

  final List<Path> parts() {
    return Part.in(parts);
  }

  static String name(Path part) {
    return part.getFileName().toString();
  }

  final int replicate(String... more) {
    List<String> args = new ArrayList<>(List.of("run", "--plan", plan.toString()));
    args.addAll(List.of("--replicate", "--out", parts.toString()));
    args.addAll(List.of(more));
    return measured(args);
  }

  /** Fake forks measure no loop: each part gets one of all its documents that is fast enough. */
  private int measured(List<String> args) {
    int code = harness.execute(args.toArray(String[]::new));
    if (Files.isDirectory(parts)) {
      parts().forEach(part -> loops(part, 1));
    }
    return code;
  }

  /** Gives each document of a part a loop that takes so many nanoseconds. */
  static void loops(Path part, double nanos) {
    ByteLoopFile.write(
        part,
        RunFolder.open(part).manifest().documents().stream()
            .map(document -> loop(document.name(), Map.of("input", "memory"), 1, nanos))
            .toList());
  }

  static MeasuredByteLoop loop(
      String document, Map<String, String> condition, int threads, double nanos) {
    return new MeasuredByteLoop(
        document, condition, threads, 1 << 30, nanos, "2026-11-01T12:00:00Z");
  }

  /** Gives a complete part the name of one that did not end. */
  static Path unfinished(Path part) throws IOException {
    return Files.move(part, part.resolveSibling(part.getFileName() + ".unfinished"));
  }
}
