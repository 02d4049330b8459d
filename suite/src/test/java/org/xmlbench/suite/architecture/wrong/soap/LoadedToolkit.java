package org.xmlbench.suite.architecture.wrong.soap;

import org.xmlbench.suite.architecture.wrong.soap.load.LoadFigure;

/** A toolkit that knows an experiment. */
public record LoadedToolkit(LoadFigure figure) {}
