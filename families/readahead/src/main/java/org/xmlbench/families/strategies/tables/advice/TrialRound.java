package org.xmlbench.families.strategies.tables.advice;

import java.io.IOException;
import java.util.List;
import java.util.Map;

@FunctionalInterface
public interface TrialRound {
  /**
   * Tries each of these strategies once, in random order.
   *
   * @return the seconds of each
   * @throws IOException when one of them cannot read the file
   */
  Map<String, Double> run(List<String> strategies) throws IOException;
}
