package org.xmlbench.suite.architecture.wrong.piximal.engine.tape;

import org.xmlbench.suite.architecture.wrong.piximal.sax.TapeHandler;

/** A tape that knows an API above the engine. */
public record SharedTape(TapeHandler handler) {}
