package org.xmlbench.suite.architecture.wrong.drivers.one;

import org.xmlbench.suite.architecture.wrong.core.platform.ChildProcess;

/** A driver whose parser runs elsewhere. */
public record RemoteDriver(ChildProcess parser) {}
