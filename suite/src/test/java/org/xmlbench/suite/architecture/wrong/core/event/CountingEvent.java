package org.xmlbench.suite.architecture.wrong.core.event;

import org.xmlbench.suite.architecture.wrong.core.document.ParsingDocument;

/** An event that knows the document it came from. */
public record CountingEvent(ParsingDocument document) {}
