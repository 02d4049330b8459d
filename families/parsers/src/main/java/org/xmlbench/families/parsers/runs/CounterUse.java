package org.xmlbench.families.parsers.runs;

import org.xmlbench.core.Explained;

/** Whether events of the processor are counted. */
enum CounterUse implements Explained {
  AUTO("instructions, branch misses and cache misses, if the host allows it ('doctor' says so)"),
  OFF("none");

  private final String meaning;

  CounterUse(String meaning) {
    this.meaning = meaning;
  }

  @Override
  public String meaning() {
    return meaning;
  }
}
