package org.xmlbench.suite.architecture.wrong.families.one.runs;

import org.xmlbench.suite.architecture.wrong.families.two.runs.OtherRuns;
import org.xmlbench.suite.architecture.wrong.house.command.FamilyList;

/** A family that knows another one, and the list. */
public final class KnowingRuns {
  final OtherRuns other = new OtherRuns();
  final FamilyList list = new FamilyList();
}
