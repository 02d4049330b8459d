package org.xmlbench.results.history;

import java.util.List;
import java.util.function.Function;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;

/**
 * The trends of dated runs. Runs of different host classes stand in different trends.
 *
 * @param schema version of this model's form, {@link #SCHEMA}
 * @param purpose what it may be used for, {@link #PURPOSE}
 * @param hosts one entry for each class of host, in the order of their first runs
 * @param notices a sentence for each thing that reading the runs had to repair or leave out
 */
public record History(int schema, String purpose, List<HostHistory> hosts, List<String> notices) {
  /** The version of the model's form that this code writes. */
  public static final int SCHEMA = 1;

  /** The sentence on its use that every output of a history contains. */
  public static final String PURPOSE =
      "For triage only, never for a verdict: runs of different days differ by what the host did on"
          + " these days. Whether a version is slower is measured in one session, in blocks.";

  public History {
    hosts = List.copyOf(hosts);
    notices = List.copyOf(notices);
  }

  /**
   * The history of these runs, whatever their order.
   *
   * @param words the words of a run's family
   * @throws org.xmlbench.core.UserErrorException when one of them cannot be read
   */
  public static History of(List<RunFolder> runs, Function<Manifest, FamilyWords> words) {
    return new HistoryBuilder(words).build(runs);
  }
}
