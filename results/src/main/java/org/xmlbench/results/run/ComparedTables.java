package org.xmlbench.results.run;

import org.xmlbench.results.stats.Comparison;

/** Tables of a run that is compared subject by subject. */
public interface ComparedTables extends RunTables {
  /** The comparison over all forks of the run. */
  Comparison comparison();
}
