package org.xmlbench.families.parsers.runs;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.xmlbench.core.Folders;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.measure.ForkResult;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measured;
import org.xmlbench.house.console.ShellWord;
import org.xmlbench.house.engine.ForkRecords;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.fork.CpuSet;
import org.xmlbench.house.engine.fork.ForkCommand;
import org.xmlbench.house.engine.fork.ForkCommandLine;
import org.xmlbench.house.engine.fork.ForkProcess;
import org.xmlbench.house.engine.fork.RunningForks;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.run.ByteLoops;
import org.xmlbench.house.run.DocumentStore;
import org.xmlbench.house.run.ExpectedEvents;
import org.xmlbench.house.run.HostBusyException;
import org.xmlbench.house.run.HostLock;
import org.xmlbench.results.store.RunFolder;

/**
 * Repeats one fork of a run with its command line shown. The document and the fork's folder stay
 * under {@code replay} in the run folder, so that the line can be run again by hand.
 */
final class Replay {
  private static final double NANOS_PER_MILLISECOND = 1e6;

  private final RunPlan plan;
  private final RunFolder recorded;
  private final Path folder;
  private final ExpectedEvents referee;
  private final PrintStream out;

  /**
   * @param plan the run's plan, made again
   */
  public Replay(RunPlan plan, RunFolder recorded, ExpectedEvents referee, PrintStream out) {
    this.plan = plan;
    this.recorded = recorded;
    this.folder = recorded.path().resolve("replay").toAbsolutePath();
    this.referee = referee;
    this.out = out;
  }

  private record Match(PlannedGroup group, PlannedCell cell) {}

  /**
   * Runs the fork of that cell.
   *
   * @param cell the cell's id, or the beginning of just one
   * @return whether it ended without a fault, and found the digest and the totals of the record
   * @throws UserErrorException when no cell, or more than one, has such an id
   * @throws HostBusyException when another run measures on this host
   */
  public boolean run(String cell, Duration limit) throws IOException, InterruptedException {
    Match match = find(cell);
    try (var _ = HostLock.take(HostLock.defaultFile(), "replay in " + folder)) {
      return run(match, limit);
    }
  }

  private boolean run(Match match, Duration limit) throws IOException, InterruptedException {
    Folders.delete(folder);
    Files.createDirectories(folder);
    PreparedDocument document =
        DocumentStore.prepare(
                List.of(match.group().document()), folder.resolve("documents"), referee)
            .withOthers(List.of(match.group().document()))
            .get(match.group().document());
    CpuSet cpuSet =
        CpuSet.of(match.group().condition().cpus(), Runtime.getRuntime().availableProcessors());
    ForkRequest request =
        new ForkRequest(
            match.cell(), match.group().condition(), document, new ForkPlace(1, 1, 1, 1), limit);
    List<String> command = new ForkCommand(cpuSet, plan.effort().schedule()).of(request, folder);
    out.println(command.stream().map(ShellWord::quoted).collect(Collectors.joining(" ")));
    out.flush();
    Path log = folder.resolve("output.log");
    Instant started = Instant.now();
    ForkProcess.End end =
        new ForkProcess(new RunningForks())
            .run(command, folder.resolve(ForkCommandLine.RESULT), log, limit);
    ForkRecord replayed =
        new ForkRecords(recorded.manifest().run(), false, ByteLoops.kept(recorded))
            .record(request, started, end.outcome(), end.reason(), end.result());
    show(replayed, end.result(), log);
    ReplayComparison comparison =
        new ReplayComparison(recordsOf(match.cell().cell().id()), replayed);
    out.println("beside the record of the run:");
    comparison.lines().forEach(line -> out.println("  " + line));
    out.println("kept in " + folder);
    return !replayed.outcome().isFault() && !comparison.anyDiffers();
  }

  private void show(ForkRecord fork, ForkResult result, Path log) throws IOException {
    Files.readAllLines(log).forEach(line -> out.println("  | " + line));
    out.println("outcome: " + fork.outcome().label());
    if (fork.reason() != null) {
      out.println("reason:  " + fork.reason());
    }
    if (result != null && result.verified().totals() != null) {
      out.println("digest:  " + result.verified().digest());
      out.println("events:  " + counts(result.verified().totals().tally()));
      Measured measured = result.timing().measured();
      if (measured != null) {
        out.println("measured: " + times(measured));
      }
    }
  }

  private List<ForkRecord> recordsOf(String cell) {
    return recorded.forks().records().stream()
        .filter(fork -> fork.cell().id().equals(cell))
        .toList();
  }

  static String counts(EventTally tally) {
    return "%d elements, %d attributes, %d namespace declarations, %d text runs of %d UTF-16 units"
        .formatted(
            tally.elements(),
            tally.attributes(),
            tally.namespaceDeclarations(),
            tally.textRuns(),
            tally.textUnits());
  }

  private static String times(Measured measured) {
    return "%s elapsed, %s CPU time of the process, of which %s compilers and %s collector"
        .formatted(
            milliseconds(measured.wallNanos()),
            milliseconds(measured.processCpuNanos()),
            milliseconds(measured.jitCpuNanos()),
            milliseconds(measured.gcCpuNanos()));
  }

  private static String milliseconds(Long nanos) {
    return nanos == null
        ? "(unavailable)"
        : String.format(Locale.ROOT, "%.1f ms", nanos / NANOS_PER_MILLISECOND);
  }

  private Match find(String wanted) {
    List<Match> found = new ArrayList<>();
    List<String> ids = new ArrayList<>();
    for (PlannedGroup group : plan.groups()) {
      for (PlannedCell cell : group.cells()) {
        String id = cell.cell().id();
        ids.add(id);
        if (id.equals(wanted)) {
          return new Match(group, cell);
        }
        if (id.startsWith(wanted)) {
          found.add(new Match(group, cell));
        }
      }
    }
    if (found.isEmpty()) {
      throw new UserErrorException(
          NearestName.of(wanted, ids)
              .map(near -> "unknown cell '%s'; did you mean '%s'?".formatted(wanted, near))
              .orElse(
                  "unknown cell '%s'; a cell is written as %s".formatted(wanted, ids.getFirst())));
    }
    if (found.size() > 1) {
      throw new UserErrorException(
          "'%s' is the beginning of %d cells, such as '%s' and '%s': write more of it"
              .formatted(
                  wanted,
                  found.size(),
                  found.getFirst().cell().cell().id(),
                  found.getLast().cell().cell().id()));
    }
    return found.getFirst();
  }
}
