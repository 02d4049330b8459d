package org.xmlbench.soap.gsoap;

import java.util.List;

/** How gSOAP brings a message of unknown length to HTTP. */
enum Mode {
  /** It writes the message twice, the first time to know its length: what it does unasked. */
  DEFAULT("", "default", List.of()),
  /** It writes the message once, in chunks of HTTP 1.1. */
  CHUNKED("-chunked", "chunked", List.of("output-mode=SOAP_IO_CHUNK"));

  private final String suffix;
  private final String argument;
  private final List<String> options;

  Mode(String suffix, String argument, List<String> options) {
    this.suffix = suffix;
    this.argument = argument;
    this.options = options;
  }

  /** What is added to the toolkit's id. */
  String suffix() {
    return suffix;
  }

  /** The program's argument. */
  String argument() {
    return argument;
  }

  /** What differs from gSOAP's default. */
  List<String> options() {
    return options;
  }
}
