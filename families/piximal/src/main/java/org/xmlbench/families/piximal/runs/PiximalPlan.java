package org.xmlbench.families.piximal.runs;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.families.piximal.fork.ExperimentArguments;
import org.xmlbench.families.piximal.fork.ExperimentFork;
import org.xmlbench.families.piximal.fork.PiximalExperiment;
import org.xmlbench.families.piximal.fork.PiximalMeasures;
import org.xmlbench.families.piximal.fork.PiximalMeasures.ParallelKind;
import org.xmlbench.families.piximal.tables.PiximalResults;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.engine.EngineRules;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.engine.plan.TimedDocuments;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.house.home.LibrarySubject;

/** The cells of a run of experiments, and the arguments of their forks. */
final class PiximalPlan {
  private static final Duration FORK_LIMIT = Duration.ofMinutes(20);
  private static final Duration START = Duration.ofMillis(900);

  /** Bytes a second of one thread, about: of an automaton, and of what is read without one. */
  private static final double READ_BYTES_PER_SECOND = 1e9;

  private static final double PARSED_BYTES_PER_SECOND = 70e6;
  private static final int KINDS = ParallelKind.values().length;
  private static final double MILLIS = 1e3;

  private final PiximalRequest request;
  private final RunPlan plan;

  /**
   * The plan of a request.
   *
   * @param coreClassPath what every fork gets
   * @throws org.xmlbench.core.UserErrorException when a name is unknown
   */
  PiximalPlan(
      PiximalRequest request,
      List<Path> coreClassPath,
      List<LibrarySubject<DriverDescription>> drivers) {
    this.request = request;
    List<Path> classPath =
        Stream.concat(
                coreClassPath.stream(), ExperimentFork.code().stream().map(JavaCommand::origin))
            .distinct()
            .toList();
    ExperimentCells cells = new ExperimentCells(classPath, drivers, request.splits().states());
    List<PlannedGroup> groups = new ArrayList<>();
    for (String label : request.experiments()) {
      PiximalExperiment experiment = experiment(label);
      for (String document : documents(experiment)) {
        groups.add(cells.group(experiment, TimedDocuments.named(document)));
      }
    }
    this.plan =
        new RunPlan(
            PiximalResults.FAMILY.command() + "-" + request.profile(),
            request.seed(),
            groups,
            List.of(),
            Effort.ofBlocks(request.blocks()));
  }

  /**
   * The experiment of that name.
   *
   * @throws org.xmlbench.core.UserErrorException when there is none; the message names the nearest
   */
  static PiximalExperiment experiment(String label) {
    return NearestName.named(
        "experiment", label, List.of(PiximalExperiment.values()), PiximalExperiment::label);
  }

  private List<String> documents(PiximalExperiment experiment) {
    return request.documents().isEmpty()
        ? NamedProfile.byName(request.profile(), PiximalProfile.ALL).documents().apply(experiment)
        : request.documents();
  }

  RunPlan plan() {
    return plan;
  }

  /** A fork's arguments beside its document. */
  ExperimentArguments.ReadSchedule schedule(PiximalExperiment experiment) {
    boolean threads = experiment.isOfSplits() || experiment == PiximalExperiment.PARALLEL;
    boolean shares = experiment.isOfSplits() || experiment == PiximalExperiment.COMPARISON;
    return new ExperimentArguments.ReadSchedule(
        or(threads, request.splits().threads(), ExperimentDefaults.threads(experiment)),
        or(shares, request.splits().splitPercents(), ExperimentDefaults.percents(experiment)),
        request.repetitions().rounds() * ExperimentDefaults.timesRounds(experiment),
        Duration.ofMillis(
            request.repetitions().warmUpMillis() * ExperimentDefaults.warmUps(experiment)));
  }

  private static <T> List<T> or(boolean varies, List<T> asked, List<T> otherwise) {
    return varies && !asked.isEmpty() ? asked : otherwise;
  }

  static PiximalExperiment experiment(PlannedCell cell) {
    return Labelled.of(
        cell.cell().condition().get(PiximalMeasures.EXPERIMENT), PiximalExperiment.class);
  }

  /** Forks follow each other: each takes all processors. */
  EngineRules rules() {
    return new EngineRules(group -> false, true, group -> FORK_LIMIT, this::block);
  }

  private Duration block(PlannedGroup group) {
    TimedDocument document = group.document();
    PiximalExperiment experiment = experiment(group.cells().getFirst());
    ExperimentArguments.ReadSchedule schedule = schedule(experiment);
    int reads =
        experiment.isOfSplits()
            ? schedule.threads().size() * schedule.percents().size() + 1
            : experiment == PiximalExperiment.PARALLEL ? KINDS * schedule.threads().size() + 1 : 1;
    double each =
        switch (experiment) {
          case MEMORY_BANDWIDTH -> document.bytes() / READ_BYTES_PER_SECOND;
          case STATE_SCALABILITY ->
              document.bytes() / READ_BYTES_PER_SECOND * request.splits().states() / 2;
          case PARALLEL, HANDLERS -> document.bytes() / READ_BYTES_PER_SECOND;
          default -> document.bytes() / PARSED_BYTES_PER_SECOND;
        };
    double seconds = each * reads * (schedule.rounds() + 2);
    Duration fork =
        START.plus(schedule.warmUp()).plus(Duration.ofMillis(Math.round(MILLIS * seconds)));
    return fork.multipliedBy(group.measured());
  }
}
