package org.xmlbench.suite.architecture.wrong.suite.run;

import org.xmlbench.suite.architecture.wrong.suite.family.two.OtherRuns;

/** A session that knows a family. */
public final class KnowingSession {
  final OtherRuns runs = new OtherRuns();
}
