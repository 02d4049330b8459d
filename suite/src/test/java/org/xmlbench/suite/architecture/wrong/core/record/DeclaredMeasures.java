package org.xmlbench.suite.architecture.wrong.core.record;

/** What a class declares. */
public final class DeclaredMeasures {
  /** Declares a measure. */
  public Measure add(String name) {
    return new Measure(name);
  }
}
