package org.xmlbench.house.command;

import java.util.function.Consumer;
import org.xmlbench.house.run.Manifests;
import org.xmlbench.house.run.RunDefinition;
import org.xmlbench.results.grid.PlanFile;

/** Bound while a command that measures shall only make its plan, as {@code plan} asks it to. */
public final class PlanOnly {
  /** Takes the run that would be measured. */
  public static final ScopedValue<Consumer<RunDefinition>> ASKED = ScopedValue.newInstance();

  private PlanOnly() {}

  public static boolean asked() {
    return ASKED.isBound();
  }

  /** The plan of a run as others can follow it. */
  public static PlanFile file(RunDefinition run) {
    return PlanFile.of(
        Manifests.version(),
        run.family().id(),
        run.plan().profile(),
        run.request().json(),
        Manifests.storedPlan(run.plan()));
  }
}
