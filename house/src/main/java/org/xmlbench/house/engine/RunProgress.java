package org.xmlbench.house.engine;

import java.time.Duration;
import org.xmlbench.core.record.ForkRecord;

public interface RunProgress extends AutoCloseable {
  /** Shows nothing. */
  RunProgress NONE =
      new RunProgress() {
        @Override
        public void forkStarts(ForkRequest request) {}

        @Override
        public void forkEnds(
            ForkRecord fork,
            int forksDone,
            int forksExpected,
            boolean mayChange,
            Duration remaining) {}

        @Override
        public void say(String sentence) {}

        @Override
        public void close() {}
      };

  void forkStarts(ForkRequest request);

  /**
   * A fork has ended; failures are to be shown as they come.
   *
   * @param mayChange whether a race may still change how many are expected
   * @param remaining time that the forks still expected will take
   */
  void forkEnds(
      ForkRecord fork, int forksDone, int forksExpected, boolean mayChange, Duration remaining);

  /** A sentence that the user should see now. */
  void say(String sentence);

  @Override
  void close();
}
