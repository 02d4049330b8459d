package org.xmlbench.suite.architecture.wrong.results.stats;

import org.xmlbench.suite.architecture.wrong.families.two.tables.OtherFamily;

/** Statistics that know a family. */
public final class FamilyStatistics {
  final OtherFamily family = new OtherFamily();
}
