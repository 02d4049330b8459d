package org.xmlbench.house.engine.plan;

import java.util.List;
import java.util.OptionalInt;
import org.xmlbench.results.stats.Retired;

/**
 * All subjects of one document and condition: what a block runs once, adjacent in time.
 *
 * @param document what is parsed
 * @param condition what is held fixed
 * @param cells one for each subject and operation, in the catalogue's order
 * @param isProtected whether its blocks come before those of groups that are not
 * @param ownBlocks how many blocks it gets, where these are not as many as other groups get
 */
public record PlannedGroup(
    TimedDocument document,
    Condition condition,
    List<PlannedCell> cells,
    boolean isProtected,
    OptionalInt ownBlocks) {
  public PlannedGroup {
    cells = List.copyOf(cells);
  }

  /** One that gets as many blocks as others. */
  public PlannedGroup(
      TimedDocument document, Condition condition, List<PlannedCell> cells, boolean isProtected) {
    this(document, condition, cells, isProtected, OptionalInt.empty());
  }

  PlannedGroup only(List<PlannedCell> some) {
    return new PlannedGroup(document, condition, some, isProtected, ownBlocks);
  }

  public PlannedGroup inBlocks(OptionalInt blocks) {
    return new PlannedGroup(document, condition, cells, isProtected, blocks);
  }

  /** The cells that are still measured. */
  public List<PlannedCell> alive(Retired retired) {
    return cells.stream().filter(cell -> !retired.contains(cell.cell())).toList();
  }

  /** Number of its cells that can be measured on this host. */
  public int measured() {
    return (int) cells.stream().filter(cell -> cell.obstacle() == null).count();
  }

  /** The heaps of all forks of a block together, and what they sweep caches with, in MiB. */
  public int heapMiB() {
    return cells.size() * (condition.heapMiB() + condition.sweptMiB());
  }

  /** Most threads in which one of its cells is done; 0 where in the one that JMH runs. */
  int threads() {
    return cells.stream().mapToInt(PlannedCell::threads).max().orElse(0);
  }

  /** The heading: document and condition, but for the number of threads, which cells differ in. */
  public String title() {
    PlannedCell named = cells.getFirst().withoutThreads();
    return document.name() + " [" + named.cell().conditionText().replaceAll(",(?! )", ", ") + "]";
  }
}
