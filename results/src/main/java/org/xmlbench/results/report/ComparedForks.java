package org.xmlbench.results.report;

import java.util.List;
import org.xmlbench.results.iolite.IoliteAnalysis;
import org.xmlbench.results.readahead.ReadaheadAnalysis;
import org.xmlbench.results.soap.SoapRuns;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** Which forks of a run are compared subject by subject. */
public final class ComparedForks {
  private ComparedForks() {}

  /**
   * All of them, but none of a run whose family has tables of its own: input strategies are
   * compared with each other and not drivers, programs by their ways, and what a server does when
   * it is attacked or given another toolkit's message is no time.
   */
  public static Forks of(Manifest manifest, Forks all) {
    boolean own =
        manifest.profile().startsWith(ReadaheadAnalysis.FAMILY)
            || IoliteAnalysis.isPart(manifest)
            || SoapRuns.isOfBehaviour(manifest);
    return own ? new Forks(List.of(), all.notices()) : all;
  }

  /** The comparison over them. */
  public static Comparison compared(Manifest manifest, Forks all) {
    return Comparison.of(manifest, of(manifest, all));
  }
}
