package org.xmlbench.suite.architecture.wrong.core.measure;

import picocli.CommandLine;

/** A measurement that knows the command line's library. */
public record Measurement(CommandLine commandLine) {}
