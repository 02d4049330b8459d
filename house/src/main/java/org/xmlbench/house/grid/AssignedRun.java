package org.xmlbench.house.grid;

import java.util.HashMap;
import java.util.Map;
import org.xmlbench.house.run.RunDefinition;
import org.xmlbench.results.grid.Assignment;
import org.xmlbench.results.grid.Part;

/**
 * The part of a run that one node measures.
 *
 * @param run the run of its groups alone
 * @param assignment what of the plan they are
 * @param node where it is measured
 */
public record AssignedRun(RunDefinition run, Assignment assignment, String planHash, String node) {
  /** What its manifest says of the whole, by name. */
  public Map<String, String> partOf() {
    Map<String, String> options = new HashMap<>();
    options.put(Part.PLAN, planHash);
    options.put(Part.ASSIGNMENT, assignment.folder());
    options.put(Part.NODE, node);
    SchedulerJob.attempt(System.getenv())
        .ifPresent(attempt -> options.put(Part.JOB, attempt.toString()));
    return options;
  }
}
