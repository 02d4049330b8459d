package org.xmlbench.families.sematech.fork;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.measure.TimedFork;

/**
 * The figures of a pair's messages. The first message's stand apart: classes are loaded and code
 * compiled by it, as in every JVM that has just started.
 */
final class PairFigures {
  private final Map<SematechMeasures.Stage, List<Double>> values = new LinkedHashMap<>();

  /** Adds a message's figure of that stage. */
  void add(SematechMeasures.Stage stage, double value) {
    values.computeIfAbsent(stage, any -> new ArrayList<>()).add(value);
  }

  /**
   * Keeps of each stage the first message's figure, and of the others mean and standard deviation.
   */
  void keep(TimedFork fork, int messages) {
    values.forEach((stage, all) -> keep(fork, stage, all));
    fork.keep(SematechMeasures.MESSAGES, messages - 1.0);
  }

  private static void keep(TimedFork fork, SematechMeasures.Stage stage, List<Double> all) {
    List<Double> later = all.subList(1, all.size());
    double mean = later.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    double squares = later.stream().mapToDouble(value -> (value - mean) * (value - mean)).sum();
    fork.keep(stage.first(), all.getFirst());
    fork.keep(stage.mean(), mean);
    if (later.size() > 1) {
      fork.keep(stage.deviation(), Math.sqrt(squares / (later.size() - 1)));
    }
  }
}
