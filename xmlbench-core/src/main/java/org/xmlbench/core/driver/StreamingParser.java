package org.xmlbench.core.driver;

/** A parser that delivers events while it reads. Its operation is {@code parse}. */
public non-sealed interface StreamingParser extends Parser {}
