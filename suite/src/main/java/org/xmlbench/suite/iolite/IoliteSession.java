package org.xmlbench.suite.iolite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.iolite.Program;
import org.xmlbench.iolite.Transport;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.console.ShellWord;
import org.xmlbench.suite.engine.BlockRunner;
import org.xmlbench.suite.engine.BlockStages;
import org.xmlbench.suite.engine.FirstStages;
import org.xmlbench.suite.engine.PreparedDocument;
import org.xmlbench.suite.engine.RecordLog;
import org.xmlbench.suite.engine.RunEngine;
import org.xmlbench.suite.engine.RunProgress;
import org.xmlbench.suite.engine.plan.PlannedCell;
import org.xmlbench.suite.engine.plan.PlannedGroup;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.engine.plan.TimedDocument;
import org.xmlbench.suite.run.Manifests;
import org.xmlbench.suite.run.MeasuringSession;
import org.xmlbench.suite.run.Surroundings;

/** One session of a run of IO-Lite's programs: it makes what they read, and runs the blocks. */
public final class IoliteSession {
  /** Two processes hand over to each other: that one waits is no contention. */
  private static final boolean WAITS_TELL_CONTENTION = false;

  private final IoliteRequest request;
  private final IolitePlan cells;
  private final RunPlan plan;
  private final Path out;
  private final Surroundings around;

  /**
   * Prepares a session.
   *
   * @param obstacle why a way of a program cannot be measured here; empty where it can
   * @param out the run folder
   */
  public IoliteSession(
      IoliteRequest request,
      BiFunction<Program, Transport, Optional<String>> obstacle,
      Path out,
      Surroundings around) {
    this.request = request;
    this.cells = new IolitePlan(request, obstacle);
    this.plan = cells.plan();
    this.out = out;
    this.around = around;
  }

  /**
   * Measures.
   *
   * @param resume whether {@code out} holds the beginning of this run
   * @throws UserErrorException when the host is measuring something, {@code out} cannot be written,
   *     or the host offers no way at all
   */
  public RunFolder run(boolean resume) throws IOException, InterruptedException {
    requireAnyWay();
    return MeasuringSession.hold(
        out,
        "IO-Lite's programs",
        "resume with: xmlbench iolite --resume --out " + ShellWord.quoted(out.toString()),
        around,
        session -> run(session, resume));
  }

  private List<PlannedGroup> programs() {
    return plan.groups().subList(0, request.programs().size());
  }

  private void requireAnyWay() {
    boolean none =
        programs().stream()
            .flatMap(group -> group.cells().stream())
            .allMatch(cell -> cell.obstacle() != null);
    if (none) {
      throw new UserErrorException(
          "iolite has nothing to measure: its ways are "
              + plan.groups().getFirst().cells().getFirst().obstacle());
    }
  }

  private RunFolder run(MeasuringSession session, boolean resume)
      throws IOException, InterruptedException {
    IoliteFiles files = IoliteFiles.prepare(request, session.work());
    RunFolder folder = resume ? RunFolder.open(out) : RunFolder.create(out, manifest());
    DoctorFile.append(folder.path(), session.diagnosis());
    BlockRunner blocks =
        session.blocks(
            folder.manifest().run(), new IoliteLine(request, files), WAITS_TELL_CONTENTION);
    List<ForkRecord> earlier = folder.forks().records();
    if (earlier.isEmpty()) {
      reportObstacles();
    }
    try (RunProgress progress = session.progress(plan.forks())) {
      RunEngine engine =
          new RunEngine(
              plan,
              cells.rules(),
              blocks,
              BlockStages.NONE,
              IoliteSession::prepared,
              RecordLog.in(folder),
              new FirstStages(folder.manifest().clock(), null),
              progress,
              System::nanoTime);
      engine.resume(earlier);
      engine.run();
    }
    return folder;
  }

  /** A fork makes, or opens, what its program reads. */
  private static PreparedDocument prepared(TimedDocument document) {
    return new PreparedDocument(null, document.bytes(), null, null, null, false);
  }

  /** What this host does not offer; what a program cannot have by its nature is in the table. */
  private void reportObstacles() {
    for (PlannedGroup group : programs()) {
      Program program = Program.byText(group.document().name());
      for (PlannedCell cell : group.cells()) {
        String way = cell.subject().id();
        if (cell.obstacle() != null && program.inapplicable(Transport.byText(way)).isEmpty()) {
          around.err().printf("%s %s: %s%n", program.text(), way, cell.obstacle());
        }
      }
    }
  }

  private Manifest manifest() {
    return Manifests.of(
        out.getFileName().toString(),
        plan.profile(),
        request.seed(),
        Manifests.storedPlan(plan),
        request.options(),
        programs().stream()
            .map(
                group ->
                    new DocumentEntry(
                        group.document().name(),
                        null,
                        group.document().bytes(),
                        null,
                        null,
                        null,
                        List.of()))
            .toList());
  }
}
