package org.xmlbench.suite.architecture.wrong.probes;

import org.xmlbench.suite.architecture.wrong.soap.CountingToolkit;

public record SentProbe(CountingToolkit toolkit) {}
