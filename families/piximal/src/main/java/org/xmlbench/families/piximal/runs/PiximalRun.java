package org.xmlbench.families.piximal.runs;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.xmlbench.families.piximal.tables.PiximalResults;
import org.xmlbench.house.engine.BlockStages;
import org.xmlbench.house.engine.EngineRules;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.run.DocumentStore;
import org.xmlbench.house.run.MeasuringSession;
import org.xmlbench.house.run.PreparedRun;
import org.xmlbench.house.run.RunDefinition;
import org.xmlbench.results.run.FamilyResults;

/**
 * A run of the published experiments about PIXIMAL.
 *
 * @param request what the user asked
 * @param cells what is measured
 * @param plan the same, or some of its groups
 */
record PiximalRun(PiximalRequest request, PiximalPlan cells, RunPlan plan)
    implements RunDefinition {
  @Override
  public FamilyResults family() {
    return PiximalResults.FAMILY;
  }

  @Override
  public RunDefinition only(List<PlannedGroup> groups) {
    return new PiximalRun(request, cells, plan.only(groups));
  }

  @Override
  public EngineRules rules() {
    return cells.rules();
  }

  /** A fork's threads wait for each other: it says itself what other work there was. */
  @Override
  public boolean tellsContention() {
    return false;
  }

  @Override
  public PreparedRun prepare(MeasuringSession session) throws IOException, InterruptedException {
    DocumentStore documents = session.prepare(plan.documents());
    documents.requireAnyWellFormed();
    return new PreparedRun(plan, documents, new PiximalLine(cells), BlockStages.NONE, Map.of());
  }
}
