package org.xmlbench.house.engine.plan;

import java.util.List;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;

/** A garbage collector: chosen by name, never left to the JVM. */
public enum Collector implements Labelled {
  SERIAL("-XX:+UseSerialGC"),
  G1("-XX:+UseG1GC"),
  PARALLEL("-XX:+UseParallelGC");

  private final String flag;

  Collector(String flag) {
    this.flag = flag;
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
    return NearestName.named("collector", label, List.of(values()), Collector::label);
  }
}
