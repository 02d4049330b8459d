package org.xmlbench.house.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import org.xmlbench.core.record.HarnessMeasures;
import org.xmlbench.core.record.Measure;

/** When a fork that is interleaved with others was warm, and when the last turn was over. */
final class ForkPhases {
  private final long start = System.nanoTime();
  private long warm = start;
  private long turnsEnd = start;

  /** It asks for its first turn. */
  synchronized void isWarm() {
    warm = System.nanoTime();
  }

  /** No fork of its block wants a turn any more. */
  synchronized void turnsEnd() {
    turnsEnd = System.nanoTime();
  }

  /** What it took beside its turns, now that it has ended; nothing of one that had none. */
  synchronized Map<Measure, Double> measures() {
    Map<Measure, Double> measures = new LinkedHashMap<>();
    if (warm > start) {
      measures.put(HarnessMeasures.WARM_AFTER, (double) (warm - start));
    }
    if (turnsEnd > warm) {
      measures.put(HarnessMeasures.ENDED_AFTER, (double) (System.nanoTime() - turnsEnd));
    }
    return measures;
  }
}
