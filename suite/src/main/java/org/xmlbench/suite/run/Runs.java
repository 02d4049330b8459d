package org.xmlbench.suite.run;

import java.nio.file.Path;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.home.DriverCatalogue;
import org.xmlbench.suite.plan.Plan;
import org.xmlbench.suite.plan.PlanBuilder;

/** What the commands need of runs: their plans, and what is made of their records. */
public final class Runs {
  /** Name of the report's file in the run folder. */
  public static final String REPORT = "report.html";

  private static final int FORK_CPUS = 2;

  private Runs() {}

  /** The plan of these options on this host. */
  public static Plan plan(RunOptions options, DriverCatalogue catalogue) {
    int cpus = Math.min(FORK_CPUS, Runtime.getRuntime().availableProcessors());
    return new PlanBuilder(catalogue, cpus, HostProbe.memoryBytes()).build(options.request());
  }

  /** The options that a run was made with. */
  public static RunOptions optionsOf(Path folder) {
    return RunOptions.of(RunFolder.open(folder).manifest().options());
  }
}
