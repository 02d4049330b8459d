package org.xmlbench.results.family.sematech;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.soap.calls.CallTables;
import org.xmlbench.results.soap.calls.ServerTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Results of SEMATECH's measurements. */
public final class SematechResults extends NamedFamily {
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
        "sematech.js");
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    List<SematechTable> tables = SematechTables.of(forks.records());
    return new ServerTables(
        words(),
        Comparison.of(manifest, forks),
        COMPARED.formatted(messages(tables)),
        "sematech",
        tables,
        SematechText.render(tables));
  }

  @Override
  protected List<String> sharedScripts() {
    return List.of(CallTables.script());
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
