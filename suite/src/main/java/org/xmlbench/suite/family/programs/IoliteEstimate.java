package org.xmlbench.suite.family.programs;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BiFunction;
import org.xmlbench.iolite.Program;
import org.xmlbench.iolite.Transport;
import org.xmlbench.results.family.programs.IoliteAnalysis;
import org.xmlbench.suite.engine.plan.Durations;
import org.xmlbench.suite.engine.plan.PlannedGroup;

/** What a run measures and how long it takes, estimated before anything was measured. */
final class IoliteEstimate {
  /** Two JVMs, and what the suite does between forks. */
  private static final Duration START = Duration.ofMillis(900);

  private static final Duration COPIES = Duration.ofSeconds(2);

  /** Preparing writes a file, or generates a document, once. */
  private static final double PREPARED_BYTES_PER_SECOND = 60e6;

  private static final double MILLIS = 1e3;

  private IoliteEstimate() {}

  /** Prints programs, forks and the estimate. */
  public static void print(
      IoliteRequest request,
      BiFunction<Program, Transport, Optional<String>> obstacle,
      int forks,
      PrintStream out) {
    Duration whole = COPIES.multipliedBy(request.rounds());
    for (Program program : request.programs()) {
      int transports = transports(program, obstacle);
      Duration blocks = fork(request, program).multipliedBy((long) transports * request.rounds());
      whole = whole.plus(blocks).plus(seconds(request.bytes(program) / PREPARED_BYTES_PER_SECOND));
      out.printf(
          "%s (%d bytes): %d transports, each %d forks, about %s%n",
          program.text(),
          request.bytes(program),
          transports,
          request.rounds(),
          Durations.format(blocks));
    }
    out.printf("%d forks, about %s%n", forks, Durations.format(whole));
  }

  /** Wall time of one block of a plan's group. */
  static Duration block(IoliteRequest request, PlannedGroup group) {
    if (group.document().name().equals(IoliteAnalysis.COPY)) {
      return COPIES;
    }
    long transports = group.cells().stream().filter(cell -> cell.obstacle() == null).count();
    return fork(request, Program.byText(group.document().name())).multipliedBy(transports);
  }

  private static int transports(
      Program program, BiFunction<Program, Transport, Optional<String>> obstacle) {
    return Math.toIntExact(
        Arrays.stream(Transport.values())
            .filter(transport -> obstacle.apply(program, transport).isEmpty())
            .count());
  }

  private static Duration fork(IoliteRequest request, Program program) {
    double bytes = (double) request.bytes(program) * request.runs().all();
    return START.plus(seconds(bytes / bytesPerSecond(program)));
  }

  /** What two cores of an ordinary machine do; a program's slowest transports are slower. */
  private static double bytesPerSecond(Program program) {
    return switch (program) {
      case WC, PERMUTE, CAT_GREP -> 500e6;
      case COUNT_TAGS -> 400e6;
      case GENERATE_PARSE, GUNZIP_PARSE -> 100e6;
    };
  }

  private static Duration seconds(double seconds) {
    return Duration.ofMillis(Math.round(seconds * MILLIS));
  }
}
