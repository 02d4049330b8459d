package org.xmlbench.suite.architecture.wrong.families.piximal.fork;

import org.xmlbench.suite.architecture.wrong.probes.CallingProbe;

/** A fork of PIXIMAL's experiments that looks for its own documents. */
public record ProbingFork(CallingProbe probe) {}
