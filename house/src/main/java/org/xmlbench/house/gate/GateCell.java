package org.xmlbench.house.gate;

import java.util.List;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.record.Operation;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.results.gate.Arm;
import org.xmlbench.results.gate.ArmBlocks;
import org.xmlbench.results.gate.SkippedCell;

/**
 * Two arms on one document under one condition: what a block runs once each, adjacent in time.
 *
 * @param document what is parsed
 * @param condition what is held fixed
 * @param first the baseline, or the first copy of it
 * @param second the candidate, or the second copy of the baseline
 * @param sentinel whether both are the baseline
 */
record GateCell(
    TimedDocument document,
    Condition condition,
    PlannedCell first,
    PlannedCell second,
    boolean sentinel) {

  /** The cell of two arms on a document. */
  static GateCell of(
      TimedDocument document,
      Condition condition,
      ResolvedArm first,
      ResolvedArm second,
      boolean sentinel) {
    boolean fixed = !first.jvm().choosesCollector() && !second.jvm().choosesCollector();
    return new GateCell(
        document,
        condition,
        planned(document, condition, first, fixed),
        planned(document, condition, second, fixed),
        sentinel);
  }

  /**
   * @param collectorIsFixed whether both arms have the condition's collector; else no cell names
   *     one
   */
  private static PlannedCell planned(
      TimedDocument document, Condition condition, ResolvedArm arm, boolean collectorIsFixed) {
    Operation operation =
        arm.driver().description().style() == ApiStyle.TREE
            ? Operation.BUILD_WALK
            : Operation.PARSE;
    PlannedCell cell = PlannedCell.of(arm.driver(), document, operation, condition, arm.jvm());
    return collectorIsFixed ? cell : cell.without(Condition.COLLECTOR);
  }

  /** The name under which its blocks are judged. */
  String name() {
    return ArmBlocks.name(first.cell());
  }

  /** This cell as one that cannot be compared. */
  SkippedCell skipped(String reason) {
    return new SkippedCell(name(), document.name(), reason);
  }

  Arm arm(PlannedCell cell) {
    if (sentinel) {
      return cell == first ? Arm.SENTINEL_BASELINE : Arm.SENTINEL_CANDIDATE;
    }
    return cell == first ? Arm.BASELINE : Arm.CANDIDATE;
  }

  /**
   * The arms in the order of the {@code n}th block of this cell: A B, B A, A B …, or the mirror
   * image, so that a machine that drifts harms both alike.
   */
  List<PlannedCell> order(int n, boolean mirrored) {
    return (n % 2 == 0) == mirrored ? List.of(second, first) : List.of(first, second);
  }
}
