package org.xmlbench.suite.architecture.wrong.probes;

import org.xmlbench.suite.architecture.wrong.soap.CountingToolkit;

/** A probe that a toolkit sent. */
public record SentProbe(CountingToolkit toolkit) {}
