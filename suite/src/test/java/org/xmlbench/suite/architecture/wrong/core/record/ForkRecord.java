package org.xmlbench.suite.architecture.wrong.core.record;

import java.util.Map;

public record ForkRecord(String run) {
  /** Stands for what a family adds. */
  public Map<String, Double> measures() {
    return Map.of();
  }
}
