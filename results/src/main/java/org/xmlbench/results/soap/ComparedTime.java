package org.xmlbench.results.soap;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.xmlbench.results.load.ServerLoad;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;

/** What the time is by which the experiments of SOAPBench compare toolkits. */
public final class ComparedTime {
  private static final String SEMATECH =
      "What is compared is XMLTIMESENDER whole, construct and send of a message, by the sender's"
          + " wall clock, without each pair's first message. Send ends when the reply is read, so"
          + " the receiver's part is in it: it binds, writes its file and answers meanwhile. These"
          + " are times of the first%s messages of processes that have just started: the code of a"
          + " JVM is not warm, that of a program is compiled. They tell what a short-lived process"
          + " takes; what toolkits take in one that runs long, xmlbench soap without --experiment"
          + " tells.";

  private static final String LOAD =
      "What is compared is the wall time that was measured over the calls in it: the inverse of"
          + " calls a second, and no latency. Latencies stand in the tables of servers under load.";

  private ComparedTime() {}

  /**
   * The sentences; empty where the time is that of an operation, as usual.
   *
   * @param traces the run's tables of SEMATECH's measurements, for the number of messages
   */
  public static Optional<String> of(Comparison comparison, List<SematechTable> traces) {
    return comparison.documents().stream()
        .map(DocumentComparison::condition)
        .map(condition -> sentence(condition, traces))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<String> sentence(
      Map<String, String> condition, List<SematechTable> traces) {
    if (ServerLoad.isCondition(condition)) {
      return Optional.of(LOAD);
    }
    return SematechTables.SEAM.equals(condition.get(SoapTables.SEAM))
        ? Optional.of(SEMATECH.formatted(messages(traces)))
        : Optional.empty();
  }

  /** How many messages the pairs sent, after a space; nothing where that is unknown. */
  private static String messages(List<SematechTable> traces) {
    TreeSet<Long> numbers = new TreeSet<>();
    traces.forEach(table -> numbers.addAll(table.messagesOfPairs()));
    return numbers.isEmpty()
        ? ""
        : " " + numbers.stream().map(String::valueOf).collect(Collectors.joining(" or "));
  }
}
