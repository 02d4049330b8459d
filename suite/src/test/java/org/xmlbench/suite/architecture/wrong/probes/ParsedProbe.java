package org.xmlbench.suite.architecture.wrong.probes;

import javax.xml.parsers.SAXParser;

/** A probe whose oracle a parser computes. */
public record ParsedProbe(SAXParser oracle) {}
