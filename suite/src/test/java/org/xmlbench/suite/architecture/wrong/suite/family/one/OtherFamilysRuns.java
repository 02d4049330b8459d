package org.xmlbench.suite.architecture.wrong.suite.family.one;

import org.xmlbench.suite.architecture.wrong.results.family.two.OtherFamily;

/** Runs of a family that know the results of another one. */
public record OtherFamilysRuns(OtherFamily results) {}
