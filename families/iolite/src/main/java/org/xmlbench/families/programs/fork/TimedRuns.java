package org.xmlbench.families.programs.fork;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.families.programs.fork.program.Consumer;
import org.xmlbench.families.programs.fork.program.ParseCount;
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
   * What a task's runs gave.
   *
   * @param runs those after the warm-up
   * @param parser the program's parser; empty where it has none
   * @param digest of the document, by one more run of the same code; empty without a parser
   */
  record Result(List<Run> runs, Optional<ParseCount> parser, Optional<String> digest) {
    Result {
      runs = List.copyOf(runs);
    }
  }

  /**
   * Runs a task.
   *
   * @param expected what each run must count
   * @return the runs after the first {@code warmUps}
   * @throws WrongCountException when a run counted something else
   * @throws IOException when a part failed, or its process has ended
   */
  static Result of(ProgramTask task, String expected, int warmUps, int runs) throws IOException {
    Consumer consumer = task.consumer();
    List<Run> measured = new ArrayList<>();
    try (BufferExchange exchange = BufferExchange.of(task)) {
      for (int i = 0; i < warmUps + runs; i++) {
        Run run = run(exchange, consumer, expected);
        if (i >= warmUps) {
          measured.add(run);
        }
      }
      Optional<ParseCount> parser =
          consumer instanceof ParseCount parse ? Optional.of(parse) : Optional.empty();
      Optional<String> digest =
          parser.isEmpty()
              ? Optional.empty()
              : Optional.of(digest(exchange, parser.get(), expected));
      return new Result(measured, parser, digest);
    }
  }

  private static String digest(BufferExchange exchange, ParseCount parser, String expected)
      throws IOException {
    EventDigest digest = new EventDigest();
    parser.observe(digest.observer());
    run(exchange, parser, expected);
    parser.observe(null);
    return digest.finish();
  }

  private static Run run(BufferExchange exchange, Consumer consumer, String expected)
      throws IOException {
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

  /** Where the writer has ended, that is the reason, and not how the reader failed. */
  private static String counted(Consumer consumer, BufferSource source, BufferExchange exchange)
      throws IOException {
    try {
      return consumer.consume(source);
    } catch (IOException | RuntimeException e) {
      exchange.explain();
      throw e;
    }
  }
}
