package org.xmlbench.house.run;

import java.nio.file.Path;
import java.util.List;
import org.xmlbench.core.Count;
import org.xmlbench.core.Printable;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.BlockStages;
import org.xmlbench.house.engine.FirstStages;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.Races;
import org.xmlbench.house.engine.RunEngine;
import org.xmlbench.house.engine.RunProgress;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;

/**
 * What a run folder lacks of its plan, as its records and the run's rules have it.
 *
 * @param folder the run's
 * @param groups its groups that want further blocks, whatever the budget is
 */
public record RestOfRun(Path folder, int forks, List<PlannedGroup> groups) {
  public RestOfRun {
    groups = List.copyOf(groups);
  }

  /**
   * Reads the records and starts nothing.
   *
   * @throws org.xmlbench.core.UserErrorException when the folder holds no run of this plan
   */
  public static RestOfRun of(RunDefinition run, Path path) {
    RunFolder folder = RunSession.open(path, run.plan());
    List<ForkRecord> records = folder.recorded().records();
    RunEngine engine = engine(run, folder.manifest());
    engine.resume(records);
    return new RestOfRun(path, records.size(), engine.unfinished());
  }

  private static RunEngine engine(RunDefinition run, Manifest manifest) {
    RunEngine.Work work =
        new RunEngine.Work(
            run.plan(),
            run.rules(),
            BlockStages.NONE,
            // No document is made: whether one is malformed, its records say.
            document -> new PreparedDocument(null, document.bytes(), null, null, null),
            run.forecast()
                .map(forecast -> new Races(manifest.clock(), forecast))
                .orElse(Races.NONE));
    return new RunEngine(
        work,
        null,
        _ -> {},
        new FirstStages(manifest.clock(), manifest.plan().sampling()),
        RunProgress.NONE,
        () -> 0);
  }

  /** Whether {@code --resume} has nothing to measure. */
  public boolean isEmpty() {
    return groups.isEmpty();
  }

  /** One line for the user. */
  public String sentence() {
    String held = "%s holds %s".formatted(folder, Count.of(forks, "fork"));
    return Printable.line(
        isEmpty()
            ? held + ", all that this run wants: --resume measures nothing more"
            : held
                + " of them; --resume continues with "
                + String.join(
                    ", ",
                    groups.stream().map(group -> group.document().name()).distinct().toList()));
  }
}
