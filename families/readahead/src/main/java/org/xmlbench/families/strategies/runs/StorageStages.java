package org.xmlbench.families.strategies.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.BlockStage;
import org.xmlbench.house.engine.BlockStages;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.run.MeasuringSession;
import org.xmlbench.readahead.condition.PreparedStorage;

/** Applies each block's condition of cache and storage, and abandons those that fail. */
final class StorageStages implements BlockStages {
  private final MeasuringSession session;
  private final RunsOfCell runs;
  private final Map<PlannedGroup, StorageGroup> groups = new HashMap<>();
  private final Map<Path, Path> warmUps = new HashMap<>();
  private final VoidShare voids = new VoidShare();
  private StorageStage current;

  StorageStages(MeasuringSession session, RunsOfCell runs, List<StorageGroup> groups) {
    this.session = session;
    this.runs = runs;
    groups.forEach(group -> this.groups.put(group.group(), group));
  }

  StorageStage current() {
    return current;
  }

  @Override
  public BlockStage open(PlannedGroup planned, PreparedDocument document, int round)
      throws IOException {
    StorageGroup group = groups.get(planned);
    Path file = document.file();
    Path warmUp = warmUp(file);
    PreparedStorage storage =
        PreparedStorage.open(group.storage(), List.of(file, warmUp), session.work());
    current =
        new StorageStage(
            group,
            storage,
            session.undoneWhenInterrupted(storage),
            file,
            warmUp,
            runs.ofRound(round));
    return current;
  }

  /** Another file with the document's content, for warming up, as in the published experiment. */
  private Path warmUp(Path document) throws IOException {
    Path copy = warmUps.get(document);
    if (copy == null) {
      Path folder = Files.createDirectories(session.work().resolve("warm-up"));
      copy = Files.copy(document, folder.resolve(warmUps.size() + ".warm.xml"));
      warmUps.put(document, copy);
    }
    return copy;
  }

  @Override
  public void ended(PlannedGroup group, ForkRecord fork) {
    voids.add(groups.get(group).storage(), fork);
  }

  @Override
  public boolean givesUp(PlannedGroup group) {
    return voids.tooMany(groups.get(group).storage());
  }

  /** One line for each condition that was abandoned. */
  @Override
  public List<String> sentences() {
    return voids.sentences();
  }
}
