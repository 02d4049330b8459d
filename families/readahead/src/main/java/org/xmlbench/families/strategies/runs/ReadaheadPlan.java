package org.xmlbench.families.strategies.runs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.xmlbench.core.ByteSize;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.families.strategies.tables.ReadaheadAnalysis;
import org.xmlbench.families.strategies.tables.StrategiesResults;
import org.xmlbench.house.engine.EngineRules;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.results.store.Compilation;
import org.xmlbench.storage.condition.StorageCondition;

/**
 * The cells of the experiment. Collector and heap are the same on one processor and on two: the JVM
 * would choose different ones.
 *
 * @param groups what a round runs, in random order
 * @param plan the same as every run's folder keeps it
 */
record ReadaheadPlan(List<StorageGroup> groups, RunPlan plan) {
  ReadaheadPlan {
    groups = List.copyOf(groups);
  }

  /** Streams hold no document: this is for the parser and its garbage. */
  private static final int HEAP_MIB = 256;

  /**
   * The plan of a request.
   *
   * @param discard what reads without a parser
   */
  static ReadaheadPlan of(ReadaheadRequest request, LibrarySubject<DriverDescription> discard) {
    List<StorageGroup> groups = new ArrayList<>();
    for (int cpus : request.asked().factors().cpus()) {
      for (TimedDocument document : request.documents()) {
        for (StorageCondition storage : request.conditions()) {
          Condition condition =
              new Condition(Collector.SERIAL, Compilation.BACKGROUND, HEAP_MIB, cpus, false, true);
          for (LibrarySubject<DriverDescription> driver : request.drivers()) {
            groups.add(group(document, storage, condition, driver, discard, request.strategies()));
          }
        }
      }
    }
    List<LibrarySubject<DriverDescription>> drivers = new ArrayList<>(request.drivers());
    drivers.add(discard);
    RunPlan plan =
        new RunPlan(
            StrategiesResults.FAMILY.command() + "-" + request.asked().profile(),
            request.asked().seed(),
            groups.stream().map(StorageGroup::group).toList(),
            drivers,
            Effort.ofBlocks(request.asked().runs().rounds()));
    return new ReadaheadPlan(List.copyOf(groups), plan);
  }

  ReadaheadPlan only(List<StorageGroup> some) {
    return new ReadaheadPlan(some, plan.only(some.stream().map(StorageGroup::group).toList()));
  }

  /** Forks follow each other; their waits for storage are no contention. */
  EngineRules rules(RunsOfCell runs) {
    Map<PlannedGroup, StorageGroup> storage = new HashMap<>();
    groups.forEach(group -> storage.put(group.group(), group));
    ReadaheadEstimate estimate = new ReadaheadEstimate(runs);
    return new EngineRules(
        group -> false,
        false,
        group -> storage.get(group).forkLimit(runs),
        group -> estimate.block(storage.get(group)));
  }

  private static StorageGroup group(
      TimedDocument document,
      StorageCondition storage,
      Condition condition,
      LibrarySubject<DriverDescription> driver,
      LibrarySubject<DriverDescription> discard,
      List<InputStrategy> strategies) {
    Map<Cell, String> texts = new LinkedHashMap<>();
    List<PlannedCell> cells = new ArrayList<>();
    for (InputStrategy strategy : strategies) {
      PlannedCell cell = cell(driver, document, condition, storage, strategy);
      cells.add(cell);
      texts.put(cell.cell(), strategy.name());
    }
    for (InputStrategy control :
        storage.cached() ? List.<InputStrategy>of() : controls(strategies)) {
      PlannedCell cell = cell(discard, document, condition, storage, control);
      cells.add(cell);
      texts.put(cell.cell(), control.name());
    }
    return new StorageGroup(
        new PlannedGroup(document, condition, cells, false), storage, driver, texts);
  }

  /**
   * Those controls whose request some other strategy has: what reading alone takes is asked there.
   */
  private static List<InputStrategy> controls(List<InputStrategy> strategies) {
    Set<Integer> requests = new LinkedHashSet<>();
    strategies.stream()
        .filter(strategy -> !strategy.isControl())
        .forEach(strategy -> strategy.request().ifPresent(requests::add));
    return strategies.stream()
        .filter(InputStrategy::isControl)
        .filter(control -> control.request().filter(requests::contains).isPresent())
        .toList();
  }

  private static PlannedCell cell(
      LibrarySubject<DriverDescription> driver,
      TimedDocument document,
      Condition condition,
      StorageCondition storage,
      InputStrategy strategy) {
    PlannedCell known =
        PlannedCell.of(driver, document, Operation.PARSE, condition, ForkJvm.ofSuite());
    Map<String, String> all = new TreeMap<>(condition.toMap());
    all.put("input", strategy.name());
    all.put(ReadaheadAnalysis.CACHE, storage.name());
    Optional<Integer> request = strategy.request();
    request.ifPresent(bytes -> all.put("request", ByteSize.text(bytes)));
    Cell cell =
        new Cell(
            known.cell().subject(),
            known.cell().version(),
            known.cell().document(),
            known.cell().operation(),
            all);
    return new PlannedCell(cell, known.subject(), known.declared(), known.jvm())
        .titled("%s by %s, %s".formatted(known.cell().subject(), strategy.name(), storage.name()));
  }
}
