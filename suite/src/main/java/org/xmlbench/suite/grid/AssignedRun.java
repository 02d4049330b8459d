package org.xmlbench.suite.grid;

import java.io.IOException;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.grid.Assignment;
import org.xmlbench.results.grid.Part;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.suite.engine.EngineRules;
import org.xmlbench.suite.engine.PairingRule;
import org.xmlbench.suite.engine.plan.DurationEstimate;
import org.xmlbench.suite.engine.plan.PlannedGroup;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.run.MeasuringSession;
import org.xmlbench.suite.run.PreparedRun;
import org.xmlbench.suite.run.RunDefinition;
import org.xmlbench.suite.run.RunRequest;

/**
 * The part of a run that one node measures: the run of its groups, which says in its manifest what
 * it is a part of.
 *
 * @param inner the run of these groups alone
 * @param assignment what of the plan they are
 * @param planHash hash of the whole plan
 * @param node where it is measured
 */
public record AssignedRun(RunDefinition inner, Assignment assignment, String planHash, String node)
    implements RunDefinition {
  @Override
  public PreparedRun prepare(MeasuringSession session) throws IOException, InterruptedException {
    PreparedRun prepared = inner.prepare(session);
    Map<String, String> options = new LinkedHashMap<>(prepared.options());
    options.put(Part.PLAN, planHash);
    options.put(Part.ASSIGNMENT, assignment.folder());
    options.put(Part.NODE, node);
    return new PreparedRun(
        prepared.plan(), prepared.documents(), prepared.line(), prepared.stages(), options);
  }

  @Override
  public FamilyResults family() {
    return inner.family();
  }

  @Override
  public RunPlan plan() {
    return inner.plan();
  }

  @Override
  public RunDefinition only(List<PlannedGroup> groups) {
    return new AssignedRun(inner.only(groups), assignment, planHash, node);
  }

  @Override
  public RunRequest request() {
    return inner.request();
  }

  @Override
  public EngineRules rules() {
    return inner.rules();
  }

  @Override
  public DurationEstimate estimate() {
    return inner.estimate();
  }

  @Override
  public TimingClock clock() {
    return inner.clock();
  }

  @Override
  public PairingRule pairing() {
    return inner.pairing();
  }

  @Override
  public boolean tellsContention() {
    return inner.tellsContention();
  }

  @Override
  public void describe(PrintStream out) {
    inner.describe(out);
  }

  @Override
  public void recover(PrintStream err) throws IOException, InterruptedException {
    inner.recover(err);
  }

  @Override
  public Optional<String> withoutFigures(List<ForkRecord> records) {
    return inner.withoutFigures(records);
  }
}
