package org.xmlbench.iolite.fork;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.iolite.Task;
import org.xmlbench.iolite.program.Consumer;
import org.xmlbench.readahead.strategy.BufferSource;

/** Runs a task some times; only a run that counted right has a time. */
final class TimedRuns {
  private static final double NANOS = 1e9;

  private TimedRuns() {}

  /**
   * One run by both clocks.
   *
   * @param seconds wall time
   * @param cpuSeconds CPU time of every process that took part, compiler and collector included
   */
  record Run(double seconds, double cpuSeconds) {}

  /**
   * Runs a task.
   *
   * @param expected what each run must count
   * @return the runs after the first {@code warmUps}
   * @throws WrongCountException when a run counted something else
   * @throws IOException when a part failed, or its process is gone
   */
  static List<Run> of(Task task, String expected, int warmUps, int runs) throws IOException {
    Consumer consumer = task.consumer();
    List<Run> measured = new ArrayList<>();
    try (Exchange exchange = Exchange.of(task)) {
      for (int i = 0; i < warmUps + runs; i++) {
        Run run = run(exchange, consumer, expected);
        if (i >= warmUps) {
          measured.add(run);
        }
      }
    }
    return measured;
  }

  private static Run run(Exchange exchange, Consumer consumer, String expected) throws IOException {
    String counted;
    double seconds;
    long cpu;
    try (BufferSource source = exchange.open()) {
      long cpuStart = CpuTime.nanos();
      long start = System.nanoTime();
      exchange.go();
      counted = counted(consumer, source, exchange);
      seconds = (System.nanoTime() - start) / NANOS;
      cpu = CpuTime.nanos() - cpuStart;
    }
    cpu += exchange.finish();
    if (!counted.equals(expected)) {
      throw new WrongCountException(counted, expected);
    }
    return new Run(seconds, cpu / NANOS);
  }

  /** Where the writer is gone, that is the reason, and not what the reader made of it. */
  private static String counted(Consumer consumer, BufferSource source, Exchange exchange)
      throws IOException {
    try {
      return consumer.consume(source);
    } catch (IOException | RuntimeException e) {
      exchange.explain();
      throw e;
    }
  }
}
