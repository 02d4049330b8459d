package org.xmlbench.suite.architecture.wrong.results.family.one;

import org.xmlbench.suite.architecture.wrong.results.family.two.OtherFamily;

/** A family that knows another one. */
public final class KnowingFamily {
  final OtherFamily other = new OtherFamily();
}
