package org.xmlbench.suite.grid;

import java.util.Map;
import org.xmlbench.results.grid.Assignment;
import org.xmlbench.results.grid.Part;
import org.xmlbench.suite.run.RunDefinition;

/**
 * The part of a run that one node measures.
 *
 * @param run the run of its groups alone
 * @param assignment what of the plan they are
 * @param planHash hash of the whole plan
 * @param node where it is measured
 */
public record AssignedRun(RunDefinition run, Assignment assignment, String planHash, String node) {
  /** What its manifest says of the whole, by name. */
  public Map<String, String> partOf() {
    return Map.of(Part.PLAN, planHash, Part.ASSIGNMENT, assignment.folder(), Part.NODE, node);
  }
}
