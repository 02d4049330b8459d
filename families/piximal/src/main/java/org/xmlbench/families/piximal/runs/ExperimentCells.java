package org.xmlbench.families.piximal.runs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.families.piximal.fork.ExperimentFork;
import org.xmlbench.families.piximal.fork.PiximalExperiment;
import org.xmlbench.families.piximal.fork.PiximalMeasures;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.run.Manifests;
import org.xmlbench.results.store.Compilation;

final class ExperimentCells {
  private static final int HEAP_MIB = 512;

  /** Epsilon never collects: its heap takes the garbage of all parses of a fork. */
  private static final int MOST_HEAP_MIB = 4096;

  private static final long BYTES_PER_MIB = 1 << 20;

  private static final String EXPAT = "expat-sax";

  /** Collectors that a condition does not have, by the options that choose them. */
  private static final Map<String, List<String>> COLLECTORS = collectors();

  private final List<Path> classPath;
  private final List<LibrarySubject<DriverDescription>> drivers;
  private final int states;

  /**
   * @param classPath of a fork
   * @param drivers of the distribution, of which some are compared with
   * @param states of the largest automaton of the state-scalability test
   */
  ExperimentCells(
      List<Path> classPath, List<LibrarySubject<DriverDescription>> drivers, int states) {
    this.classPath = classPath;
    this.drivers = List.copyOf(drivers);
    this.states = states;
  }

  private static Map<String, List<String>> collectors() {
    Map<String, List<String>> all = new LinkedHashMap<>();
    for (Collector collector : Collector.values()) {
      all.put(collector.label(), collector.flags());
    }
    all.put("zgc", List.of("-XX:+UseZGC"));
    all.put("epsilon", List.of("-XX:+UnlockExperimentalVMOptions", "-XX:+UseEpsilonGC"));
    return all;
  }

  PlannedGroup group(PiximalExperiment experiment, TimedDocument document) {
    Condition condition = condition(experiment, document);
    return new PlannedGroup(
        document,
        condition,
        switch (experiment) {
          case STATE_SCALABILITY ->
              IntStream.rangeClosed(1, states)
                  .mapToObj(count -> cell(experiment, document, "states-" + count))
                  .toList();
          case COMPARISON ->
              List.of(
                  cell(experiment, document, "piximal-dfa"),
                  cell(experiment, document, "piximal-nfa"),
                  driver(experiment, document, EXPAT, "expat"));
          case ALLOCATION -> queues(document);
          case IDLE_THREAD ->
              Stream.of("one-thread", "platform-thread", "virtual-thread")
                  .map(subject -> cell(experiment, document, subject))
                  .toList();
          case PARALLEL -> List.of(reader(document));
          case HANDLERS ->
              Stream.of(PiximalExperiment.OUR_SAX, PiximalExperiment.OTHER_SAX)
                  .map(id -> driver(experiment, document, id, id))
                  .toList();
          case MEMORY_BANDWIDTH -> List.of(cell(experiment, document, "reads"));
          case SERIAL_NFA -> List.of(cell(experiment, document, "serial-nfa"));
          case CHARACTERS_PER_STATE, LIVE_PATHS -> List.of(cell(experiment, document, "automaton"));
          case CONCURRENT_NFA -> List.of(cell(experiment, document, "piximal-nfa"));
        },
        false);
  }

  private static Condition condition(PiximalExperiment experiment, TimedDocument document) {
    return new Condition(
        Collector.SERIAL,
        Compilation.BACKGROUND,
        heapMiB(experiment, document.bytes()),
        Runtime.getRuntime().availableProcessors(),
        false,
        true);
  }

  private static int heapMiB(PiximalExperiment experiment, long bytes) {
    return switch (experiment) {
      case ALLOCATION -> Math.clamp(HEAP_MIB * bytes / BYTES_PER_MIB, HEAP_MIB, MOST_HEAP_MIB);
      // It reads an array.
      case PARALLEL -> HEAP_MIB + Math.toIntExact(bytes / BYTES_PER_MIB);
      default -> HEAP_MIB;
    };
  }

  private List<PlannedCell> queues(TimedDocument document) {
    List<PlannedCell> cells = new ArrayList<>();
    COLLECTORS.forEach(
        (label, flags) -> {
          for (String queues : List.of("heap-queues", "arena-queues")) {
            cells.add(
                cell(
                    PiximalExperiment.ALLOCATION,
                    document,
                    ours(queues),
                    label,
                    null,
                    new ForkJvm(JavaCommand.java(), flags)));
          }
        });
    return cells;
  }

  private PlannedCell reader(TimedDocument document) {
    return cell(
        PiximalExperiment.PARALLEL,
        document,
        new ExperimentSubject(
            "piximal-parallel", Manifests.version(), classPath, "", ExperimentFork.modules()),
        Collector.SERIAL.label(),
        null,
        ForkJvm.ofSuite());
  }

  /** The cell of a driver of the distribution, under that name. */
  private PlannedCell driver(
      PiximalExperiment experiment, TimedDocument document, String id, String name) {
    Optional<LibrarySubject<DriverDescription>> found =
        drivers.stream().filter(driver -> driver.id().equals(id)).findFirst();
    ExperimentSubject subject =
        found
            .map(
                driver ->
                    new ExperimentSubject(
                        name,
                        driver.version(),
                        Stream.concat(classPath.stream(), driver.classPath().stream())
                            .distinct()
                            .toList(),
                        driver.locator(),
                        driver.modules()))
            .orElseGet(() -> ours(name));
    String obstacle =
        found.isEmpty()
            ? "this distribution has no driver " + id
            : found.get().unavailable().orElse(null);
    return cell(
        experiment, document, subject, Collector.SERIAL.label(), obstacle, ForkJvm.ofSuite());
  }

  private PlannedCell cell(PiximalExperiment experiment, TimedDocument document, String subject) {
    return cell(
        experiment, document, ours(subject), Collector.SERIAL.label(), null, ForkJvm.ofSuite());
  }

  private ExperimentSubject ours(String id) {
    return new ExperimentSubject(id, Manifests.version(), classPath, "");
  }

  private static PlannedCell cell(
      PiximalExperiment experiment,
      TimedDocument document,
      ExperimentSubject subject,
      String collector,
      String obstacle,
      ForkJvm jvm) {
    Condition condition = condition(experiment, document);
    Map<String, String> held = new TreeMap<>();
    held.put(PiximalMeasures.EXPERIMENT, experiment.label());
    held.put(Condition.COLLECTOR, collector);
    held.put("heap", condition.heapMiB() + "m");
    held.put("cpus", Integer.toString(condition.cpus()));
    Cell cell = new Cell(subject.id(), subject.version(), document.name(), Operation.PARSE, held);
    return new PlannedCell(cell, subject, null, obstacle, jvm)
        .titled("%s of %s".formatted(subject.id(), experiment.label()));
  }
}
