package org.xmlbench.suite.architecture.wrong.soap.load;

/** An experiment's figure. */
public record LoadFigure(long calls) {}
