package org.xmlbench.house.run;

import java.util.Map;
import java.util.Objects;
import org.xmlbench.house.engine.BlockStages;
import org.xmlbench.house.engine.fork.ForkCommandLine;
import org.xmlbench.house.engine.plan.RunPlan;

/**
 * A run that is ready to begin.
 *
 * @param plan what of the run's plan this host offers
 * @param documents the documents as forks read them
 * @param stages makes what is put around the forks of each block
 * @param options what is known of this host only now, by name, for the manifest's options
 */
public record PreparedRun(
    RunPlan plan,
    DocumentStore documents,
    ForkCommandLine line,
    BlockStages stages,
    Map<String, String> options) {
  public PreparedRun {
    Objects.requireNonNull(options, "options");
  }
}
