package org.xmlbench.suite.run;

import java.time.Duration;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.suite.plan.PlannedCell;

/** Hears how a run goes on. */
public interface RunProgress extends AutoCloseable {
  /** A fork begins. */
  void forkStarts(PlannedCell cell, int round, int block, int attempt);

  /** A fork has ended; failures are to be shown as they come. */
  void forkEnds(ForkRecord fork, int forksDone, int forksExpected, Duration remaining);

  /** A sentence that the user should see now. */
  void say(String sentence);

  @Override
  void close();
}
