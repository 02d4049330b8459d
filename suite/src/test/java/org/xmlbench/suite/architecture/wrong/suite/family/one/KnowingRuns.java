package org.xmlbench.suite.architecture.wrong.suite.family.one;

import org.xmlbench.suite.architecture.wrong.suite.family.RunList;
import org.xmlbench.suite.architecture.wrong.suite.family.two.OtherRuns;

/** A family that knows another one, and the list. */
public final class KnowingRuns {
  final OtherRuns other = new OtherRuns();
  final RunList list = new RunList();
}
