package org.xmlbench.families.fidelity.runs;

import org.xmlbench.families.fidelity.fork.FidelityCase;
import org.xmlbench.families.fidelity.fork.FidelityFork;
import org.xmlbench.families.fidelity.tables.FidelityResults;
import org.xmlbench.families.server.runs.ServerExperiment;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** Unusual values through each toolkit's client and server. */
final class FidelityExperiment extends ServerExperiment {
  FidelityExperiment() {
    super(
        FidelityResults.FAMILY,
        FidelityRuns.PROFILES,
        "fidelity",
        FidelityExperiment::made,
        FidelityFork.class);
  }

  /** What is sent is an envelope. */
  @Override
  public boolean measures(ToolkitDescription toolkit, String task, String seam) {
    return toolkit.encoding().isEnvelope() && super.measures(toolkit, task, seam);
  }

  private static TimedDocument made(String task) {
    FidelityCase tested = FidelityCase.of(task);
    return new TimedDocument.Made(tested.label(), tested.description(), 1);
  }
}
