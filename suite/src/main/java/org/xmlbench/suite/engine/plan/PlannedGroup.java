package org.xmlbench.suite.engine.plan;

import java.util.List;

/**
 * All subjects of one document and condition: what a block runs once, adjacent in time.
 *
 * @param document what is parsed
 * @param condition what is held fixed
 * @param cells one for each subject and operation, in the catalogue's order
 * @param isProtected whether its blocks come before those of groups that are not
 */
public record PlannedGroup(
    TimedDocument document, Condition condition, List<PlannedCell> cells, boolean isProtected) {
  public PlannedGroup {
    cells = List.copyOf(cells);
  }

  /** The heading: document and condition. */
  public String title() {
    return document.name()
        + " ["
        + cells.getFirst().cell().conditionText().replace(",", ", ")
        + "]";
  }
}
