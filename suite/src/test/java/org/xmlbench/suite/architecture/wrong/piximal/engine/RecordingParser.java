package org.xmlbench.suite.architecture.wrong.piximal.engine;

import org.xmlbench.suite.architecture.wrong.core.record.ForkRecord;

/** A parser that knows that it is measured. */
public record RecordingParser(ForkRecord fork) {}
