package org.xmlbench.results.soap;

import java.util.Map;
import java.util.Optional;
import org.xmlbench.results.load.ServerLoad;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;

/** What the time is by which the experiments of SOAPBench compare toolkits. */
public final class ComparedTime {
  private static final String SEMATECH =
      "What is compared is XMLTIMESENDER whole, construct and send of a message, by the sender's"
          + " wall clock, without each pair's first message.";

  private static final String LOAD =
      "What is compared is the wall time that was measured over the calls in it: the inverse of"
          + " calls a second, and no latency. Latencies stand in the tables of servers under load.";

  private ComparedTime() {}

  /** The sentence; empty where the time is that of an operation, as usual. */
  public static Optional<String> of(Comparison comparison) {
    return comparison.documents().stream()
        .map(DocumentComparison::condition)
        .map(ComparedTime::sentence)
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<String> sentence(Map<String, String> condition) {
    if (ServerLoad.isCondition(condition)) {
      return Optional.of(LOAD);
    }
    return SematechTables.SEAM.equals(condition.get(SoapTables.SEAM))
        ? Optional.of(SEMATECH)
        : Optional.empty();
  }
}
