package org.xmlbench.core.measure;

import java.time.Duration;
import java.util.List;
import org.openjdk.jmh.annotations.Mode;
import org.xmlbench.core.platform.ThreadAffinity;

/** The usual loop: JMH's thread calls the operation until the iteration's time is over. */
final class RepeatedCalls implements WorkLoop {
  private final TimedWork work;
  private volatile List<Integer> processors = List.of();

  RepeatedCalls(TimedWork work) {
    this.work = work;
  }

  /**
   * The thread that commands a program is no measuring thread, and one whose threads share the work
   * is not the only one.
   */
  @Override
  public void bind() {
    if (work.programClocks().isEmpty() && !work.startsThreads()) {
      processors = ThreadAffinity.bind().stream().boxed().toList();
    }
  }

  @Override
  public List<Integer> processors() {
    return processors;
  }

  @Override
  public long shortestNanos(long operationNanos) {
    return operationNanos;
  }

  @Override
  public Mode mode(Mode wanted) {
    return wanted;
  }

  /** JMH ends them. */
  @Override
  public void last(Duration each) {}
}
