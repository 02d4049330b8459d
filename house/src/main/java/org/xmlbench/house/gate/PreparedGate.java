package org.xmlbench.house.gate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.house.engine.BlockRunner;
import org.xmlbench.house.engine.BlockSequence;
import org.xmlbench.house.engine.RecordLog;
import org.xmlbench.house.engine.RunProgress;
import org.xmlbench.house.engine.fork.CpuSet;
import org.xmlbench.house.engine.fork.ForkCommand;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.run.DocumentStore;
import org.xmlbench.house.run.Manifests;
import org.xmlbench.house.run.MeasuringSession;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.RunFolder;

/**
 * A gate or a calibration whose documents are written, before its run folder is made.
 *
 * @param plan what of it can be verified
 * @param documents the documents as forks read them
 */
record PreparedGate(
    GateSetting setting, MeasuringSession session, GatePlan plan, DocumentStore documents) {
  /**
   * Copies the baseline for the sentinels, and writes the documents.
   *
   * @throws org.xmlbench.core.UserErrorException when nothing can be compared
   */
  static PreparedGate of(
      GateSetting setting, MeasuringSession session, ResolvedArm baseline, ResolvedArm candidate)
      throws IOException, InterruptedException {
    ResolvedArm copy = Sentinel.copyOf(baseline, session.work().resolve("sentinel"));
    GatePlan plan = GatePlan.of(setting, baseline, candidate, copy);
    List<TimedDocument> timed = plan.cells().stream().map(GateCell::document).distinct().toList();
    DocumentStore documents = session.prepare(timed).withOthers(timed);
    return new PreparedGate(setting, session, plan.verified(documents), documents);
  }

  /**
   * Makes the run folder.
   *
   * @param stored the plan that its manifest keeps
   * @param cells whose two forks run at the same time where they are interleaved
   * @param expected number of forks that progress begins with
   */
  GateRun open(RunPlan stored, List<GateCell> cells, int expected) {
    GateRequest request = setting.request();
    Path out = setting.out();
    CpuSet cpuSet =
        CpuSet.of(setting.conditions().cpus(), Runtime.getRuntime().availableProcessors());
    Map<String, String> options = new LinkedHashMap<>(request.options());
    options.putAll(Manifests.scheduleOptions(stored));
    options.put(Manifests.CPU_SET, cpuSet.label());
    String name = out.getFileName().toString();
    RunFolder folder =
        RunFolder.create(out, Manifests.of(name, stored, options, request.clock(), documents));
    DoctorFile.append(folder.path(), session.diagnosis());
    RunProgress progress = session.progress(expected);
    BlockRunner runner =
        session.blocks(
            folder.manifest().run(),
            new ForkCommand(cpuSet, request.conduct().schedule()),
            true,
            session.byteLoops(folder, progress::say));
    BlockSequence blocks =
        new BlockSequence(runner, RecordLog.in(folder), progress, System::nanoTime, expected);
    return GateRun.of(this, cells, folder, blocks);
  }
}
