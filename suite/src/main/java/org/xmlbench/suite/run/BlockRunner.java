package org.xmlbench.suite.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.suite.plan.PlannedCell;
import org.xmlbench.suite.plan.PlannedGroup;

/**
 * Runs one block: every cell of a group once, adjacent in time, in fresh random order. A fork that
 * fails is tried once more at once. A cell that fails twice in one block, or whose subject declares
 * that it cannot read the document and does not, is measured no more: it would cost the others
 * their time and gain nothing.
 */
final class BlockRunner {
  private static final int ATTEMPTS = 2;

  private final ForkCommand command;
  private final ForkProcess process;
  private final ForkRecorder recorder;
  private final Path work;
  private final Path logs;
  private final Duration limit;
  private final RandomGenerator random;
  private final Set<String> retired = new HashSet<>();

  /**
   * @param work takes one folder for each fork, gone when it ends
   * @param logs takes what failed forks wrote
   * @param limit after which a fork is killed
   */
  BlockRunner(
      ForkCommand command,
      ForkProcess process,
      ForkRecorder recorder,
      Path work,
      Path logs,
      Duration limit,
      RandomGenerator random) {
    this.command = command;
    this.process = process;
    this.recorder = recorder;
    this.work = work;
    this.logs = logs;
    this.limit = limit;
    this.random = random;
  }

  /** The cells of a group that are still measured. */
  List<PlannedCell> alive(PlannedGroup group) {
    return group.cells().stream().filter(cell -> !retired.contains(cell.cell().id())).toList();
  }

  /** Takes up what an earlier session of the same run has learned. */
  void resume(ForkRecord fork) {
    retireIfHopeless(fork);
  }

  /**
   * Runs the block.
   *
   * @param each takes each record as its fork ends
   * @return whether a fork was contended
   */
  boolean run(
      PlannedGroup group,
      PreparedDocument document,
      int round,
      int block,
      RunProgress progress,
      Consumer<ForkRecord> each)
      throws IOException, InterruptedException {
    List<PlannedCell> order = new ArrayList<>(alive(group));
    Collections.shuffle(order, java.util.Random.from(random));
    boolean contended = false;
    for (int i = 0; i < order.size(); i++) {
      for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
        progress.forkStarts(order.get(i), round, block, attempt);
        ForkRecord fork =
            fork(
                group,
                order.get(i),
                document,
                new ForkRecorder.Place(round, block, i + 1, attempt));
        each.accept(fork);
        retireIfHopeless(fork);
        contended |= fork.labels().contains(ForkRecord.CONTENDED);
        if (!fork.outcome().isFault()) {
          break;
        }
      }
    }
    return contended;
  }

  private void retireIfHopeless(ForkRecord fork) {
    boolean failedTwice = fork.outcome().isFault() && fork.attempt() == ATTEMPTS;
    boolean cannotRead = fork.outcome() == Outcome.DECLARED && fork.measured() == null;
    if (failedTwice || cannotRead) {
      retired.add(fork.cell().id());
    }
  }

  private ForkRecord fork(
      PlannedGroup group, PlannedCell cell, PreparedDocument document, ForkRecorder.Place place)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory(work, "fork");
    Path log = folder.resolve("output.log");
    try {
      Instant started = Instant.now();
      ForkProcess.End end =
          process.run(
              command.of(cell, group.condition(), document, folder),
              folder.resolve("result.bin"),
              log,
              limit);
      if (end.outcome().isFault()) {
        keepLog(log, place);
      }
      return recorder.record(cell, place, started, end, document);
    } finally {
      delete(folder);
    }
  }

  private void keepLog(Path log, ForkRecorder.Place place) throws IOException {
    Files.createDirectories(logs);
    Files.move(
        log,
        logs.resolve(
            "block%d-%d-%d.log".formatted(place.block(), place.position(), place.attempt())),
        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
  }

  /** Deletes a folder that only this run uses. */
  static void delete(Path folder) {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Collections.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
