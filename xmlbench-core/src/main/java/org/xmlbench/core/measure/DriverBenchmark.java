package org.xmlbench.core.measure;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** The JMH benchmark: the one operation that this fork times. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class DriverBenchmark {
  private ForkSession session;
  private TimedWork work;
  private IterationProbe probe;

  /**
   * Takes up the fork's one operation: JMH makes the state, so it cannot be handed over. Binds the
   * thread that measures, which is a new one in each run of JMH.
   */
  @Setup(Level.Trial)
  public void takeUp() {
    session = ForkSession.current();
    session.bindMeasuringThread();
    work = session.work();
    probe = session.probe();
    probe.threadStarts();
  }

  /** Reads the clocks. */
  @Setup(Level.Iteration)
  public void iterationStarts() {
    probe.iterationStarts();
  }

  /** Reads the clocks. */
  @TearDown(Level.Iteration)
  public void iterationEnds() {
    probe.iterationEnds();
  }

  /** What is done after the last iteration, in the thread that has run them. */
  @TearDown(Level.Trial)
  public void threadEnds() {
    session.measuringThreadEnds();
  }

  /** The timed operation. */
  @Benchmark
  public Object operate() throws Exception {
    return work.run();
  }
}
