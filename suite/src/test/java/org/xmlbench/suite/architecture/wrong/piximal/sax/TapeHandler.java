package org.xmlbench.suite.architecture.wrong.piximal.sax;

/** Takes events behind an API. */
public interface TapeHandler {}
