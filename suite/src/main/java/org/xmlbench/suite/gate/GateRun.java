package org.xmlbench.suite.gate;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.results.gate.ArmBlocks;
import org.xmlbench.results.gate.Placement;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.engine.BlockRunner;
import org.xmlbench.suite.engine.BlockSequence;
import org.xmlbench.suite.engine.RecordLog;
import org.xmlbench.suite.engine.fork.CpuSet;
import org.xmlbench.suite.engine.fork.ForkCommand;
import org.xmlbench.suite.engine.plan.ConditionRule;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.run.DocumentStore;
import org.xmlbench.suite.run.Manifests;
import org.xmlbench.suite.run.MeasuringSession;

/**
 * The run of a gate or of a calibration: its folder, and the blocks that are run into it.
 *
 * @param request what the user asks
 * @param folder the run folder
 * @param blocks runs blocks into the folder
 * @param pairing whether the forks of a block are interleaved
 */
record GateRun(GateRequest request, RunFolder folder, BlockSequence blocks, Pairing pairing)
    implements AutoCloseable {
  /**
   * Makes the run folder.
   *
   * @param plan what its manifest keeps
   * @param cells whose two forks run at the same time where they are interleaved
   * @param expected number of forks that progress begins with
   */
  static GateRun open(
      MeasuringSession session,
      GateRequest request,
      ConditionRule conditions,
      RunPlan plan,
      List<GateCell> cells,
      DocumentStore documents,
      Path out,
      int expected) {
    CpuSet cpuSet = CpuSet.of(conditions.cpus(), Runtime.getRuntime().availableProcessors());
    Map<String, String> options = new LinkedHashMap<>(request.options());
    options.putAll(Manifests.scheduleOptions(plan));
    options.put(Manifests.CPU_SET, cpuSet.label());
    RunFolder folder =
        RunFolder.create(
            out,
            Manifests.of(out.getFileName().toString(), plan, options, request.clock(), documents));
    DoctorFile.append(folder.path(), session.diagnosis());
    BlockRunner runner =
        session.blocks(
            folder.manifest().run(), new ForkCommand(cpuSet, request.conduct().schedule()), true);
    BlockSequence blocks =
        new BlockSequence(
            runner, RecordLog.in(folder), session.progress(expected), System::nanoTime, expected);
    return new GateRun(request, folder, blocks, pairing(request, conditions, cells, blocks));
  }

  /**
   * Interleaved, if that is requested and the memory of this host holds two forks at the same time.
   */
  private static Pairing pairing(
      GateRequest request, ConditionRule conditions, List<GateCell> cells, BlockSequence blocks) {
    boolean fits =
        cells.stream().allMatch(cell -> conditions.holds(2 * cell.condition().heapMiB()));
    if (request.conduct().pairing() == Pairing.TURNS && !fits) {
      blocks.say(
          "two forks do not fit into this host's memory at a time: one runs after the other");
      return Pairing.FORKS;
    }
    return request.conduct().pairing();
  }

  /** The pairing of the forks that have run. */
  Placement placement() {
    return Placement.of(pairing, folder.forks().records());
  }

  /** The blocks so far, as verdicts read them. */
  ArmBlocks armBlocks() {
    return new ArmBlocks(request.settings(), request.clock(), folder.forks().records());
  }

  @Override
  public void close() {
    blocks.close();
  }
}
