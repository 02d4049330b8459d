package org.xmlbench.house.run;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.house.engine.plan.TimedDocument;

/** Establishes the events of users' files. */
public interface ExpectedEvents {
  /** What is known of a file. */
  sealed interface Verdict {}

  /**
   * What a majority of code lineages agrees on.
   *
   * @param totals what a sink adds up
   */
  record Agreed(EventTotals totals, String digest) implements Verdict {}

  /**
   * Every driver rejects the file: there is nothing to measure.
   *
   * @param reason why, in the words of one of them
   */
  record Malformed(String reason) implements Verdict {}

  /** The verdicts; a file on which no two lineages agree has no verdict. */
  Map<TimedDocument.UserFile, Verdict> judge(List<TimedDocument.UserFile> files)
      throws IOException, InterruptedException;
}
