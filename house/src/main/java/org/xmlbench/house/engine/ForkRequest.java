package org.xmlbench.house.engine;

import java.nio.file.Path;
import java.time.Duration;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.PlannedCell;

/**
 * A fork to run.
 *
 * @param cell what it measures
 * @param condition what is held fixed for all forks of its block
 * @param document what it reads
 * @param place where in the run it stands
 * @param limit of the fork's own time, without its waits for turns, after which it is killed
 * @param turns where it asks for its turns; {@code null} where it measures without asking
 */
public record ForkRequest(
    PlannedCell cell,
    Condition condition,
    PreparedDocument document,
    ForkPlace place,
    Duration limit,
    ForkTurns turns) {
  /** A fork that measures without asking. */
  public ForkRequest(
      PlannedCell cell,
      Condition condition,
      PreparedDocument document,
      ForkPlace place,
      Duration limit) {
    this(cell, condition, document, place, limit, null);
  }

  /** The same fork once more. */
  ForkRequest again() {
    return new ForkRequest(cell, condition, document, place.again(), limit, turns);
  }

  public ForkRequest reading(Path file) {
    return new ForkRequest(cell, condition, document.at(file), place, limit, turns);
  }

  ForkRequest asking(ForkTurns at) {
    return new ForkRequest(cell, condition, document, place, limit, at);
  }

  /** Why no process is started for it; {@code null} where one is. */
  String skipped() {
    return document.malformed() ? document.unverified() : cell.obstacle();
  }
}
