package org.xmlbench.house.engine;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.Subject;
import org.xmlbench.results.stats.SteinSampleSize;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.results.store.Race;
import org.xmlbench.results.store.SubjectEntry;

/** Plans whose subjects exist by name alone. */
public final class FakePlan {
  private static final Condition CONDITION =
      new Condition(Collector.SERIAL, Compilation.BACKGROUND, 64, 2, false, false);

  private FakePlan() {}

  /** A subject that cannot be started. */
  private record Named(String id) implements Subject {
    @Override
    public String version() {
      return "1";
    }

    @Override
    public List<Path> classPath() {
      return List.of();
    }

    @Override
    public String locator() {
      return id;
    }

    @Override
    public SubjectEntry entry() {
      throw new IllegalStateException("no manifest is made of it");
    }
  }

  public static PlannedGroup group(String document, String... subjects) {
    return new PlannedGroup(
        new TimedDocument.Made(document, null, 100),
        CONDITION,
        Stream.of(subjects).map(subject -> cell(document, subject, null)).toList(),
        false);
  }

  /** The same group with one more cell, which this host cannot measure. */
  static PlannedGroup with(PlannedGroup group, String subject, String obstacle) {
    List<PlannedCell> cells = new ArrayList<>(group.cells());
    cells.add(cell(group.document().name(), subject, obstacle));
    return new PlannedGroup(group.document(), CONDITION, cells, false);
  }

  private static PlannedCell cell(String document, String subject, String obstacle) {
    return new PlannedCell(
        new Cell(subject, "1", document, Operation.PARSE, Map.of()),
        new Named(subject),
        null,
        obstacle,
        ForkJvm.ofSuite());
  }

  /** So many blocks of each group within that time. */
  public static RunPlan of(int blocks, Duration budget, PlannedGroup... groups) {
    return new RunPlan("test", 7, List.of(groups), List.of(), new Effort(blocks, budget, null));
  }

  /** Subjects that race within that time. */
  static RunPlan racing(Race race, Duration budget, PlannedGroup... groups) {
    return new RunPlan(
        "test", 7, List.of(groups), List.of(), new Effort(5, budget, null).racing(race, budget));
  }

  /** First blocks that choose how many each group gets. */
  static RunPlan sampled(SteinSampleSize size, PlannedGroup... groups) {
    return new RunPlan(
        "test",
        7,
        List.of(groups),
        List.of(),
        new Effort(size.firstBlocks(), Optional.of(size), Effort.UNLIMITED, null));
  }
}
