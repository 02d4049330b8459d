package org.xmlbench.suite.architecture.wrong.families.two.tables;

import org.xmlbench.suite.architecture.wrong.results.family.FamilyList;

/** A family that knows the list. */
public final class OtherFamily {
  final FamilyList list = new FamilyList();
}
