package org.xmlbench.results.history;

import java.util.List;

/**
 * The trends on one class of host.
 *
 * @param hostClass what its runs share
 * @param runs ids of the runs, in the order of time
 * @param cells in the order in which the runs have them
 */
public record HostHistory(HostClass hostClass, List<String> runs, List<CellHistory> cells) {
  public HostHistory {
    runs = List.copyOf(runs);
    cells = List.copyOf(cells);
  }
}
