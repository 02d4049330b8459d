package org.xmlbench.families.piximal.runs;

import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.families.piximal.fork.PiximalExperiment;

/** What an experiment reads, and in which parts, where the user does not say. */
final class ExperimentDefaults {
  /** As many states as the published test had automata. */
  static final int STATES = 20;

  private static final List<String> KINDS = List.of("interop-int", "interop-string", "interop-mio");

  /** Elements of the published serial test. */
  private static final List<Integer> COUNTS = List.of(10, 100, 1_000, 10_000, 50_000);

  private static final List<Double> PERCENTS =
      List.of(5.0, 10.0, 20.0, 30.0, 40.0, 50.0, 60.0, 70.0, 80.0, 90.0);

  /** In which every thread of 2, 4 or 8 has an equal part, too. */
  private static final List<Double> WITH_EQUAL =
      List.of(5.0, 12.5, 25.0, 37.5, 50.0, 62.5, 75.0, 87.5);

  private ExperimentDefaults() {}

  /** The documents of a run that is to be believed. */
  static List<String> documents(PiximalExperiment experiment) {
    return switch (experiment) {
      case MEMORY_BANDWIDTH -> List.of("psd:64MiB");
      case STATE_SCALABILITY -> List.of("psd:4MiB");
      case SERIAL_NFA ->
          KINDS.stream().flatMap(kind -> COUNTS.stream().map(count -> kind + ":" + count)).toList();
      case CHARACTERS_PER_STATE, LIVE_PATHS ->
          Stream.concat(
                  KINDS.stream().map(kind -> kind + ":10000"),
                  Stream.of("psd:1MiB", "attributes:1MiB", "mixed:1MiB", "ws-security:1000"))
              .toList();
      case CONCURRENT_NFA ->
          Stream.concat(KINDS.stream().map(kind -> kind + ":50000"), Stream.of("psd:8MiB"))
              .toList();
      case COMPARISON -> List.of("psd:16MiB");
      case ALLOCATION, IDLE_THREAD -> List.of("psd:4MiB");
      case HANDLERS -> List.of("psd:1MiB", "interop-int:50000");
      case PARALLEL ->
          List.of(
              "psd:16MiB",
              "interop-int:1500000",
              "interop-string:120000",
              "ws-security:80000",
              "text-utf8:16MiB");
    };
  }

  /** The documents of a run that shows that it works. */
  static List<String> smallDocuments(PiximalExperiment experiment) {
    return experiment == PiximalExperiment.SERIAL_NFA
        ? List.of("interop-int:100", "interop-string:100")
        : List.of("psd:64KiB");
  }

  static List<Integer> threads(PiximalExperiment experiment) {
    return switch (experiment) {
      case MEMORY_BANDWIDTH, STATE_SCALABILITY, CONCURRENT_NFA -> List.of(2, 4, 8);
      case PARALLEL -> List.of(2);
      case SERIAL_NFA -> List.of(2, 4, 8, 16, 32, 64);
      case CHARACTERS_PER_STATE, LIVE_PATHS, COMPARISON, ALLOCATION, IDLE_THREAD, HANDLERS ->
          List.of(2);
    };
  }

  /**
   * Warm-ups before the rounds: the conforming reader takes longer to be compiled than automata.
   */
  static int warmUps(PiximalExperiment experiment) {
    return switch (experiment) {
      case PARALLEL -> 8;
      case HANDLERS -> 4;
      default -> 1;
    };
  }

  /** As many times the rounds: small documents are read in a millisecond. */
  static int timesRounds(PiximalExperiment experiment) {
    return experiment == PiximalExperiment.HANDLERS ? 20 : 1;
  }

  /** Shares of the first part, in percent. */
  static List<Double> percents(PiximalExperiment experiment) {
    return switch (experiment) {
      case MEMORY_BANDWIDTH, STATE_SCALABILITY -> WITH_EQUAL;
      case ALLOCATION -> List.of(80.0);
      default -> PERCENTS;
    };
  }
}
