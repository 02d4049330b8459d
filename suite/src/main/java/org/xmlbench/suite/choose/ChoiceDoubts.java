package org.xmlbench.suite.choose;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.report.HostLine;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.LabelFinding;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.RunFolder;

/** What speaks against a choice's times: the page goes to people who did not see them measured. */
final class ChoiceDoubts {
  private ChoiceDoubts() {}

  /** A sentence each; none of a quiet host and steady forks. */
  static List<String> of(RunFolder run, Comparison comparison) {
    List<String> doubts = new ArrayList<>();
    DoctorFile.read(run.path()).stream()
        .map(HostLine::render)
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .distinct()
        .forEach(doubts::add);
    comparison.labels().stream().map(LabelFinding::text).forEach(doubts::add);
    List<ForkRecord> forks =
        run.forks().records().stream().filter(fork -> fork.measured() != null).toList();
    count(forks, ForkRecord.CONTENDED, "waited for a processor", doubts);
    count(forks, ForkRecord.NOT_STEADY, "were not steady", doubts);
    return doubts;
  }

  private static void count(
      List<ForkRecord> forks, String label, String words, List<String> doubts) {
    long marked = forks.stream().filter(fork -> fork.timing().labels().contains(label)).count();
    if (marked > 0) {
      doubts.add("%d of the run's %d forks %s.".formatted(marked, forks.size(), words));
    }
  }
}
