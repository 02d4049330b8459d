package org.xmlbench.suite.run;

import java.io.IOException;
import java.util.Optional;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.suite.plan.TimedDocument;

/** Says what the events of a user's file are. */
public interface Referee {
  /**
   * What a majority of code lineages agrees on.
   *
   * @param totals what a sink adds up
   * @param digest the digest of the events
   */
  record Verdict(EventTotals totals, String digest) {}

  /** The verdict, or empty where no two lineages agree. */
  Optional<Verdict> judge(TimedDocument.UserFile document) throws IOException;
}
