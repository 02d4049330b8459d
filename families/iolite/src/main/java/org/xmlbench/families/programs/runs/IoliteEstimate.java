package org.xmlbench.families.programs.runs;

import java.time.Duration;
import org.xmlbench.families.programs.fork.Program;
import org.xmlbench.families.programs.tables.IoliteAnalysis;
import org.xmlbench.house.engine.plan.PlannedGroup;

/**
 * How long a run of programs takes: its forks have a number of runs, each as long as the program
 * takes for its bytes.
 */
final class IoliteEstimate {
  /** Two JVMs, and what the suite does between forks. */
  private static final Duration START = Duration.ofMillis(900);

  private static final Duration COPIES = Duration.ofSeconds(2);

  /** Preparing writes a file, or generates a document, once. */
  private static final double PREPARED_BYTES_PER_SECOND = 60e6;

  private static final double MILLIS = 1e3;

  private IoliteEstimate() {}

  /** Wall time of one block of a plan's group. */
  static Duration block(IoliteRequest request, PlannedGroup group) {
    if (group.document().name().equals(IoliteAnalysis.COPY)) {
      return COPIES;
    }
    Program program = Program.byText(group.document().name());
    double bytes = (double) request.bytes(program) * request.asked().runs().all();
    return START.plus(seconds(bytes / bytesPerSecond(program))).multipliedBy(group.measured());
  }

  /** What is done once for all programs. */
  static Duration preparing(IoliteRequest request) {
    return seconds(
        request.programs().stream().mapToDouble(request::bytes).sum() / PREPARED_BYTES_PER_SECOND);
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
