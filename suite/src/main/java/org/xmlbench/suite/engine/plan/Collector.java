package org.xmlbench.suite.engine.plan;

import java.util.List;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;

/** A garbage collector: chosen by name, never left to the JVM. */
public enum Collector {
  SERIAL("serial", "-XX:+UseSerialGC"),
  G1("g1", "-XX:+UseG1GC"),
  PARALLEL("parallel", "-XX:+UseParallelGC");

  private final String label;
  private final String flag;

  Collector(String label, String flag) {
    this.label = label;
    this.flag = flag;
  }

  /** The value of {@code gc} in a cell's condition. */
  public String label() {
    return label;
  }

  /** The JVM option that chooses it. */
  public List<String> flags() {
    return List.of(flag);
  }

  /**
   * The collector of that label.
   *
   * @throws UserErrorException when there is no such collector; the message names the nearest
   */
  public static Collector of(String label) {
    for (Collector collector : values()) {
      if (collector.label.equals(label)) {
        return collector;
      }
    }
    throw new UserErrorException(
        NearestName.unknown(
            "collector", label, List.of(values()).stream().map(Collector::label).toList()));
  }
}
