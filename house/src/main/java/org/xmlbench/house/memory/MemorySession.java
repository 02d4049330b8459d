package org.xmlbench.house.memory;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.xmlbench.core.Printable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.house.console.ShellWord;
import org.xmlbench.house.engine.fork.CpuSet;
import org.xmlbench.house.engine.fork.ForkCommand;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.run.DocumentStore;
import org.xmlbench.house.run.MeasuringSession;
import org.xmlbench.house.run.Runs;
import org.xmlbench.house.run.Surroundings;
import org.xmlbench.results.memory.CellMemory;
import org.xmlbench.results.memory.TreeMemory;
import org.xmlbench.results.store.TrialLog;

/**
 * Measures the memory of all trees of a plan, one fork at a time, and keeps what is known after
 * each cell.
 *
 * @param out folder of the measurement
 * @param counter what the forks that count bytes have on their class path beside a driver's
 * @param fault takes a line for each cell that cannot be measured
 */
public record MemorySession(
    Path out, Surroundings around, List<Path> counter, Consumer<String> fault) {
  /** Copies the class path. */
  public MemorySession {
    counter = List.copyOf(counter);
  }

  /**
   * What a session left.
   *
   * @param memory what is known
   * @param anyFault whether a cell could not be measured
   */
  public record End(TreeMemory memory, boolean anyFault) {}

  /**
   * Measures what {@code out} does not have yet.
   *
   * @throws UserErrorException when it is of another host or profile
   * @throws org.xmlbench.house.run.HostBusyException when another run holds the host
   * @throws org.xmlbench.results.store.DiskFullException when the disk is full
   */
  public End run(RunPlan plan) throws IOException, InterruptedException {
    TreeMemory begun = begun(plan);
    return MeasuringSession.hold(
        out,
        "memory",
        "go on with the same options and --out " + ShellWord.quoted(out.toString()),
        around,
        session -> {
          TreeMemory.FILE.write(out, begun);
          return measure(plan, begun, session);
        });
  }

  /** Prints what a session with that plan measures, and by how many forks. */
  public static void describe(RunPlan plan, PrintStream out) {
    int all = 0;
    for (PlannedGroup group : plan.groups()) {
      int forks = CellMeasurement.forks(group.condition().heapMiB());
      for (PlannedCell cell : trees(group)) {
        out.println(Printable.line("%s: about %d forks".formatted(cell.cell().id(), forks)));
        all += forks;
      }
    }
    out.printf(
        "about %d forks, one at a time; how long one takes is known when the first has ended%n",
        all);
  }

  private TreeMemory begun(RunPlan plan) {
    TreeMemory begun =
        TreeMemory.FILE
            .read(out)
            .orElseGet(
                () ->
                    new TreeMemory(
                        TreeMemory.SCHEMA,
                        Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                        Runs.host(),
                        plan.profile(),
                        List.of()));
    if (!begun.host().equals(Runs.host()) || !begun.profile().equals(plan.profile())) {
      throw new UserErrorException(
          "%s was measured on another host or with another profile: name another folder"
              .formatted(out));
    }
    return begun;
  }

  private End measure(RunPlan plan, TreeMemory begun, MeasuringSession session)
      throws IOException, InterruptedException {
    sayLeftOut(plan);
    DocumentStore documents = session.prepare(plan.documents());
    documents.requireAnyWellFormed();
    int cpus =
        plan.groups().stream().mapToInt(group -> group.condition().cpus()).max().orElseThrow();
    CpuSet cpuSet = CpuSet.of(cpus, Runtime.getRuntime().availableProcessors());
    ForkCommand command = new ForkCommand(cpuSet, plan.effort().schedule());
    MemoryForks forks =
        new MemoryForks(
            session.executor(
                out.getFileName().toString(), new MemoryForkLine(cpuSet, command, counter)),
            new TrialLog(out));
    Map<Cell, CellMemory> known = new LinkedHashMap<>();
    begun.cells().forEach(one -> known.put(one.cell(), one));
    boolean anyFault = false;
    for (PlannedGroup group : plan.groups()) {
      for (PlannedCell cell : trees(group)) {
        try {
          CellMeasurement measurement =
              new CellMeasurement(cell, group.condition(), documents.get(group.document()), forks);
          known.put(cell.cell(), measurement.measure(new Random(plan.seed())));
          TreeMemory.FILE.write(out, begun.of(List.copyOf(known.values())));
          around.err().printf("%s: measured, %d forks so far%n", cell.cell().id(), forks.size());
        } catch (CellMeasurement.FaultException e) {
          anyFault = true;
          fault.accept("%s: %s".formatted(cell.cell().id(), e.getMessage()));
        }
      }
    }
    return new End(begun.of(List.copyOf(known.values())), anyFault);
  }

  /** The cells that build trees and walk them, so that each tree is verified, and not declared. */
  public static List<PlannedCell> trees(PlannedGroup group) {
    return walked(group).filter(cell -> cell.declared() == null).toList();
  }

  private static Stream<PlannedCell> walked(PlannedGroup group) {
    return group.cells().stream()
        .filter(cell -> cell.cell().operation().equals(Operation.BUILD_WALK));
  }

  private void sayLeftOut(RunPlan plan) {
    plan.groups().stream()
        .flatMap(MemorySession::walked)
        .filter(cell -> cell.declared() != null)
        .forEach(
            cell ->
                around
                    .err()
                    .println(
                        Printable.line(
                            cell.cell().id() + ": left out, declared: " + cell.declared())));
  }
}
