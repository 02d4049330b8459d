package org.xmlbench.suite.iolite;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BiFunction;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.iolite.Program;
import org.xmlbench.iolite.Way;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.console.ShellWord;
import org.xmlbench.suite.run.Manifests;
import org.xmlbench.suite.run.MeasuringSession;

/** One session of a run of IO-Lite's programs: it makes what they read, and runs the rounds. */
public final class IoliteSession {
  private final IoliteRequest request;
  private final BiFunction<Program, Way, Optional<String>> obstacle;
  private final Path out;
  private final PrintStream err;
  private final WayRecords records;

  /**
   * Prepares a session.
   *
   * @param obstacle why a way of a program cannot be measured here; empty where it can
   * @param out the run folder
   * @param err takes progress
   */
  public IoliteSession(
      IoliteRequest request,
      BiFunction<Program, Way, Optional<String>> obstacle,
      Path out,
      PrintStream err) {
    this.request = request;
    this.obstacle = obstacle;
    this.out = out;
    this.err = err;
    records = new WayRecords(out.getFileName().toString(), Manifests.version(), request);
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
        "go on with: xmlbench iolite --resume --out " + ShellWord.quoted(out.toString()),
        1,
        err,
        session -> run(session, resume));
  }

  private void requireAnyWay() {
    boolean any =
        request.programs().stream()
            .anyMatch(
                program ->
                    Arrays.stream(Way.values())
                        .anyMatch(way -> obstacle.apply(program, way).isEmpty()));
    if (!any) {
      throw new UserErrorException(
          "iolite has nothing to measure: its ways are "
              + obstacle
                  .apply(request.programs().getFirst(), Way.CONVENTIONAL)
                  .orElse("not available"));
    }
  }

  private RunFolder run(MeasuringSession session, boolean resume)
      throws IOException, InterruptedException {
    IoliteFiles files = IoliteFiles.prepare(request, session.work());
    RunFolder folder = resume ? RunFolder.open(out) : RunFolder.create(out, manifest());
    DoctorFile.append(folder.path(), session.diagnosis());
    WayFork forks = new WayFork(request, files);
    try (var _ = session.undoneWhenInterrupted(forks::stop)) {
      new IoliteRounds(request, records, folder, files, forks, err).run(obstacle);
    } finally {
      forks.end();
    }
    return folder;
  }

  private Manifest manifest() {
    return Manifests.of(
        out.getFileName().toString(),
        request.profile().isEmpty() ? "iolite" : "iolite-" + request.profile(),
        request.seed(),
        records.plan(obstacle),
        request.options(),
        records.documents());
  }
}
