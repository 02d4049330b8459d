package org.xmlbench.results.family.sematech;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.xmlbench.results.report.FoundTables;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.run.WithoutTimes;
import org.xmlbench.results.soap.Programs;
import org.xmlbench.results.soap.SoapTables;
import org.xmlbench.results.soap.calls.CallTables;
import org.xmlbench.results.soap.calls.ServerTables;
import org.xmlbench.results.soap.claims.ClaimsText;
import org.xmlbench.results.soap.claims.PairClaims;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.EncodingOrder;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of SEMATECH's measurements. */
public final class SematechResults extends NamedFamily implements WithoutTimes {
  /** The profile whose runs hold a rate. */
  public static final String RATE = "rate";

  private static final String COMPARED =
      "What is compared is XMLTIMESENDER whole, construct and send of a message, by the sender's"
          + " wall clock, without each pair's first message. Send ends when the reply is read, so"
          + " the receiver's part is in it: it binds, writes its file and answers meanwhile. These"
          + " are times of the first%s messages of processes that have just started: the code of a"
          + " JVM is not warm, that of a program is compiled. They tell what a short-lived process"
          + " takes; what toolkits take in one that runs long, xmlbench soap tells.";

  /** The family. */
  public SematechResults() {
    super(
        "sematech",
        "sematech",
        FamilyWords.ofServers("trace reports from process to process", "message", "message"),
        "rates.js",
        "sematech.js");
  }

  @Override
  public String resultFile() {
    return "rates.json";
  }

  /** At a rate, what is found is whether a pair holds it. */
  @Override
  public boolean isWithoutTimes(Manifest manifest) {
    return manifest.plan().blocks().stream()
        .flatMap(block -> block.cells().stream())
        .anyMatch(cell -> RateTables.SEAM.equals(cell.condition().get(SoapTables.SEAM)));
  }

  @Override
  public boolean comparesTasks() {
    return true;
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    if (isWithoutTimes(manifest)) {
      List<RateTable> rates = RateTables.of(forks.records());
      return rates.isEmpty()
          ? FoundTables.nothing(words(), manifest, forks)
          : FoundTables.of("rates", RateText.render(rates), Map.of("tables", rates), rates);
    }
    List<SematechTable> tables = SematechTables.of(forks.records());
    return new ServerTables(
        words(),
        Comparison.of(manifest, forks),
        COMPARED.formatted(messages(tables)),
        "sematech",
        tables,
        SematechText.render(tables),
        PairClaims.of(pairs(tables), Programs.of(forks.records()), forks.records()));
  }

  /** Of stacks: what is written by hand does less than they. */
  private static List<PairClaims.Pair> pairs(List<SematechTable> tables) {
    List<PairClaims.Pair> pairs = new ArrayList<>();
    for (SematechTable table : tables) {
      if (EncodingOrder.isByHand(table.encoding())) {
        continue;
      }
      for (SematechTable.Row row : table.rows()) {
        for (SematechTable.Cell cell : row.cells()) {
          pairs.add(
              new PairClaims.Pair(
                  row.toolkit(),
                  "%s:%d@%s".formatted(table.operation(), cell.size(), table.receiving()),
                  means(cell)));
        }
      }
    }
    return pairs;
  }

  private static Map<String, Double> means(SematechTable.Cell cell) {
    Map<String, Double> means = new HashMap<>();
    cell.figures().forEach((name, figure) -> means.put(name, figure.mean().value()));
    return means;
  }

  @Override
  protected List<String> sharedScripts() {
    return List.of(CallTables.script(), ClaimsText.script());
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
