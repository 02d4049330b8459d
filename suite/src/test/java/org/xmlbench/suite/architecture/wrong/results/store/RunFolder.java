package org.xmlbench.suite.architecture.wrong.results.store;

import org.xmlbench.suite.architecture.wrong.core.record.ForkRecord;

public final class RunFolder {
  /** Keeps a record. */
  public void append(ForkRecord fork) {}
}
