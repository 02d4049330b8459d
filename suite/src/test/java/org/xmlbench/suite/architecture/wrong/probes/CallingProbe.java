package org.xmlbench.suite.architecture.wrong.probes;

import org.xmlbench.suite.architecture.wrong.soap.CountingToolkit;

/** A document that knows which toolkit will read it. */
public record CallingProbe(CountingToolkit toolkit) {}
