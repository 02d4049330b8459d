package org.xmlbench.suite.architecture.wrong.suite;

import org.xmlbench.suite.architecture.wrong.core.record.DeclaredMeasures;
import org.xmlbench.suite.architecture.wrong.core.record.ForkRecord;
import org.xmlbench.suite.architecture.wrong.core.record.Measure;

/** Reads a measure by a name that is not declared. */
final class GuessingSuite {
  private GuessingSuite() {}

  static double rate(ForkRecord fork) {
    return fork.measures().get(new Measure("rate").name());
  }

  static Measure declared() {
    return new DeclaredMeasures().add("rate");
  }
}
