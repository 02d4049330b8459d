package org.xmlbench.suite.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.stream.Stream;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.DiskFullException;
import org.xmlbench.suite.plan.Condition;
import org.xmlbench.suite.plan.PlannedCell;

/** Runs one fork in a folder of its own, and makes its record. */
public final class ForkRunner {
  private final ForkLine command;
  private final ForkProcess process;
  private final ForkRecorder recorder;
  private final Path work;
  private final Path logs;
  private final Duration limit;
  private final RoomWatch room = new RoomWatch(DiskFullException::requireRoom);

  /**
   * @param work takes one folder for each fork, gone when it ends
   * @param logs takes what failed forks wrote
   * @param limit of a fork's own time, waits for turns left out, after which it is killed
   */
  ForkRunner(
      ForkLine command,
      ForkProcess process,
      ForkRecorder recorder,
      Path work,
      Path logs,
      Duration limit) {
    this.command = command;
    this.process = process;
    this.recorder = recorder;
    this.work = work;
    this.logs = logs;
    this.limit = limit;
  }

  /**
   * Runs one fork of {@code cell}; none where the document is not well-formed, whose record says
   * {@code skipped}.
   *
   * @param place where in the run it stands
   * @throws DiskFullException when it went wrong and there is no room: no record is made of it
   * @throws InterruptedException when this thread is interrupted; the fork is killed first
   */
  public ForkRecord run(
      PlannedCell cell, Condition condition, PreparedDocument document, ForkRecorder.Place place)
      throws IOException, InterruptedException {
    return run(cell, condition, document, place, null);
  }

  /**
   * Runs one fork that asks for its turns at {@code seat}; alone where that is {@code null}.
   *
   * @see #run(PlannedCell, Condition, PreparedDocument, ForkRecorder.Place)
   */
  ForkRecord run(
      PlannedCell cell,
      Condition condition,
      PreparedDocument document,
      ForkRecorder.Place place,
      Seat seat)
      throws IOException, InterruptedException {
    if (document.malformed()) {
      ForkProcess.End skipped = new ForkProcess.End(Outcome.SKIPPED, document.unverified(), null);
      return recorder.record(cell, place, Instant.now(), skipped, document);
    }
    Path folder = Files.createTempDirectory(work, "fork");
    Path log = folder.resolve("output.log");
    try {
      Instant started = Instant.now();
      ForkProcess.End end =
          room.watch(
              work,
              () ->
                  process.run(
                      command.of(
                          cell, condition, document, folder, seat == null ? null : seat.socket()),
                      folder.resolve(ForkLine.RESULT),
                      log,
                      limit,
                      () -> seat == null ? Duration.ZERO : seat.waited()));
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
        StandardCopyOption.REPLACE_EXISTING);
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
