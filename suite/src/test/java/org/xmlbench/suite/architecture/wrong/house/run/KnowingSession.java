package org.xmlbench.suite.architecture.wrong.house.run;

import org.xmlbench.suite.architecture.wrong.families.two.runs.OtherRuns;

/** A session that knows a family. */
public final class KnowingSession {
  final OtherRuns runs = new OtherRuns();
}
