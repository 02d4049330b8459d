package org.xmlbench.soap.binding;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.measure.TimedWork;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.core.record.CallMeasures;

/**
 * A process that does nothing but use the processors that this fork has, and what calls take beside
 * it: the study's processes that run beside.
 */
public final class BusyNeighbour {
  private static final Duration START = Duration.ofMillis(500);
  private static final Duration LONG_ENOUGH = Duration.ofMillis(500);

  private BusyNeighbour() {}

  /** The process's own: a thread for each processor, until the one that started it ends. */
  public static void main(String[] args) throws InterruptedException {
    ParentWatch.start();
    for (int i = 1; i < Runtime.getRuntime().availableProcessors(); i++) {
      Thread.ofPlatform().daemon().start(BusyNeighbour::spin);
    }
    spin();
  }

  private static void spin() {
    while (true) {
      Thread.onSpinWait();
    }
  }

  /**
   * Keeps what a call takes by the wall clock alone, and then beside such a process. Nothing else
   * of the run may be measured meanwhile.
   *
   * @param warm work that has been timed
   */
  static void measure(TimedFork fork, BindingWork warm) throws Exception {
    fork.keep(CallMeasures.ALONE, nanos(warm));
    try (ChildProcess _ = start()) {
      Thread.sleep(START);
      fork.keep(CallMeasures.BESIDE_BUSY, nanos(warm));
    }
  }

  private static ChildProcess start() throws IOException {
    return ChildProcess.java(
            List.of(
                "-XX:+UseSerialGC",
                "-Xmx16m",
                "-cp",
                System.getProperty("java.class.path"),
                BusyNeighbour.class.getName()))
        .discardOutput()
        .inheritError()
        .start();
  }

  /** Of a call, the mean over half a second; a program's by its own clock, without the pipe. */
  private static double nanos(BindingWork work) throws Exception {
    long before = work.operations();
    long start = System.nanoTime();
    long worked = wallNanos(work);
    while (System.nanoTime() - start < LONG_ENOUGH.toNanos()) {
      work.run();
    }
    return (double) (wallNanos(work) - worked) / (work.operations() - before);
  }

  private static long wallNanos(BindingWork work) {
    return work.programClocks().map(TimedWork.ProgramClocks::wallNanos).orElseGet(work::wallNanos);
  }
}
