package org.xmlbench.suite.architecture.wrong.probes;

import org.xmlbench.suite.architecture.wrong.piximal.engine.RecordingParser;

/** A probe that one parser wrote. */
public record PiximalProbe(RecordingParser parser) {}
