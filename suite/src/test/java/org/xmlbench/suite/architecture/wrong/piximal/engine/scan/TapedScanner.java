package org.xmlbench.suite.architecture.wrong.piximal.engine.scan;

import org.xmlbench.suite.architecture.wrong.piximal.engine.tape.SharedTape;

/** A scanner that knows a room above its own. */
public record TapedScanner(SharedTape tape) {}
