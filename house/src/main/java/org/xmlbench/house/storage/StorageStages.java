package org.xmlbench.house.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.BlockStage;
import org.xmlbench.house.engine.BlockStages;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.run.MeasuringSession;
import org.xmlbench.storage.condition.PreparedStorage;
import org.xmlbench.storage.condition.StorageCondition;

/** Applies each block's condition of cache and storage, and abandons those that fail. */
public final class StorageStages implements BlockStages {
  private final MeasuringSession session;
  private final IntUnaryOperator runs;
  private final Map<PlannedGroup, StorageCondition> conditions;
  private final Map<Path, Path> warmUps = new HashMap<>();
  private final VoidShare voids = new VoidShare();
  private StorageStage current;

  /**
   * The stages of a session.
   *
   * @param runs of a fork, by its round, from 1
   * @param conditions of each group that is measured
   */
  public StorageStages(
      MeasuringSession session,
      IntUnaryOperator runs,
      Map<PlannedGroup, StorageCondition> conditions) {
    this.session = session;
    this.runs = runs;
    this.conditions = Map.copyOf(conditions);
  }

  /** The stage of the block in work. */
  public StorageStage current() {
    return current;
  }

  @Override
  public BlockStage open(PlannedGroup group, PreparedDocument document, int round)
      throws IOException {
    Path file = document.file();
    Path warmUp = warmUp(file);
    PreparedStorage storage =
        PreparedStorage.open(conditions.get(group), List.of(file, warmUp), session.work());
    current =
        new StorageStage(
            group,
            storage,
            session.undoneWhenInterrupted(storage),
            file,
            warmUp,
            runs.applyAsInt(round));
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
    voids.add(conditions.get(group), fork);
  }

  @Override
  public boolean givesUp(PlannedGroup group) {
    return voids.tooMany(conditions.get(group));
  }

  /** One line for each condition that was abandoned. */
  @Override
  public List<String> sentences() {
    return voids.sentences();
  }
}
