package org.xmlbench.results.history;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Set;
import org.xmlbench.results.run.FamilyWords;

/**
 * The trends on one class of host.
 *
 * @param hostClass what its runs share
 * @param runs ids of the runs, in the order of time
 * @param cells in the order in which the runs have them
 * @param words those of the families that the runs are of
 */
public record HostHistory(
    HostClass hostClass,
    List<String> runs,
    List<CellHistory> cells,
    @JsonIgnore Set<FamilyWords> words) {
  public HostHistory {
    runs = List.copyOf(runs);
    cells = List.copyOf(cells);
    words = Set.copyOf(words);
  }
}
