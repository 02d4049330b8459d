package org.xmlbench.soap.sematech;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.soap.fork.TimedFork;

/**
 * The figures of a pair's messages. The first message's stand apart: classes are loaded and code
 * compiled by it, as in every JVM that has just started.
 */
final class PairFigures {
  private final Map<String, List<Double>> values = new TreeMap<>();

  /** Adds a message's figure of that measure. */
  void add(String measure, double value) {
    values.computeIfAbsent(measure, any -> new ArrayList<>()).add(value);
  }

  /**
   * Keeps of each measure the first message's figure, and of the others mean and standard
   * deviation.
   *
   * @param messages all of the pair
   */
  void keep(TimedFork fork, int messages) {
    values.forEach((measure, all) -> keep(fork, measure, all));
    fork.keep(SematechFork.MESSAGES, messages - 1.0);
  }

  private static void keep(TimedFork fork, String measure, List<Double> all) {
    List<Double> later = all.subList(1, all.size());
    double mean = later.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    double squares = later.stream().mapToDouble(value -> (value - mean) * (value - mean)).sum();
    fork.keep(SematechFork.FIRST + measure, all.getFirst());
    fork.keep(measure, mean);
    if (later.size() > 1) {
      fork.keep(SematechFork.DEVIATION + measure, Math.sqrt(squares / (later.size() - 1)));
    }
  }
}
