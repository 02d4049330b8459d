package org.xmlbench.results.run;

import java.util.List;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.store.Manifest;

/** A family that learns something from two of its runs that it cannot learn from one. */
public interface PairFindings {
  /** What that is, a sentence each; empty where these two do not tell it. */
  List<String> findings(Manifest a, Manifest b, RunDifference difference);
}
