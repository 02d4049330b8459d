package org.xmlbench.soap.cxfsecurity;

/** The two ways in which WSS4J secures messages: what CXF calls its DOM and its streaming code. */
enum Processing {
  /** Makes a tree of each message. */
  TREES("cxf", "trees"),
  /** Secures events while they are written and read. */
  STREAMS("cxf-streaming", "streams");

  private final String toolkit;
  private final String option;

  Processing(String toolkit, String option) {
    this.toolkit = toolkit;
    this.option = "secures=" + option;
  }

  /** The first part of a toolkit's id. */
  String toolkit() {
    return toolkit;
  }

  String option() {
    return option;
  }
}
