package org.xmlbench.suite.architecture.wrong.piximal.automaton;

import org.xmlbench.suite.architecture.wrong.piximal.engine.scan.TapedScanner;

/** A published parser that knows a room of the engine. */
public record ScanningAutomaton(TapedScanner scanner) {}
