package org.xmlbench.suite.architecture.wrong.results.stats;

import org.xmlbench.suite.architecture.wrong.results.family.two.OtherFamily;

/** Statistics that know a family. */
public final class FamilyStatistics {
  final OtherFamily family = new OtherFamily();
}
