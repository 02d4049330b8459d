package org.xmlbench.families.sematech.tables;

import org.xmlbench.families.soap.tables.Programs;
import org.xmlbench.families.soap.tables.SoapTables;
import org.xmlbench.families.soap.tables.calls.SectionTables;
import org.xmlbench.families.soap.tables.claims.ClaimsTable;
import org.xmlbench.families.soap.tables.claims.PairClaims;
import org.xmlbench.results.report.FoundTables;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.run.WithoutTimes;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.table.Section;

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

  public static final FamilyResults FAMILY = new SematechResults();

  private SematechResults() {
    super(
        "sematech",
        "sematech",
        FamilyWords.ofServers("trace reports from process to process", "message", "message"));
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
      Section rates = RateTables.of(forks.records());
      return rates.tables().isEmpty()
          ? FoundTables.nothing(words(), manifest, forks)
          : FoundTables.of(rates);
    }
    SematechTables tables = SematechTables.of(forks.records());
    String messages = tables.messagesOfAPair();
    return new SectionTables(
        words(),
        Comparison.of(manifest, forks),
        COMPARED.formatted(messages.isEmpty() ? "" : " " + messages),
        tables.section(
            ClaimsTable.of(
                PairClaims.of(tables.stacks(), Programs.of(forks.records()), forks.records()))));
  }
}
