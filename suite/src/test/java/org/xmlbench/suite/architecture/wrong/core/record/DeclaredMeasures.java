package org.xmlbench.suite.architecture.wrong.core.record;

/** What a class declares. */
public final class DeclaredMeasures {
  public Measure add(String name) {
    return new Measure(name);
  }
}
