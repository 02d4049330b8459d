package org.xmlbench.suite.engine;

import org.xmlbench.core.record.ForkRecord;

/** Is told how the forks of a block go on, of one at a time. */
interface BlockListener {
  /** Its process starts. A fork that is skipped has no process. */
  void starts(ForkRequest request);

  /** It has ended, while others may still be at work. */
  void ended(ForkRecord fork);
}
