package org.xmlbench.house.engine;

import org.xmlbench.core.record.ForkRecord;

/** Receives the starts and ends of a block's forks, one call at a time. */
interface BlockListener {
  /** Its process starts. A fork that is skipped has no process. */
  void starts(ForkRequest request);

  /** It has ended, while others may still be at work. */
  void ended(ForkRecord fork);
}
