package org.xmlbench.suite.architecture.wrong.drivers.two;

/** A driver that does nothing wrong. */
public record OtherDriver(String id) {}
