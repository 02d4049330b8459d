package org.xmlbench.core.driver;

/** How a parser's API hands events to its caller. */
public enum ApiStyle {
  /** The parser calls the handler (SAX). */
  PUSH("SAX"),
  /** The caller asks for the next event (StAX). */
  STAX("StAX"),
  /** The caller asks for the next event and gets an object (StAX's event reader). */
  STAX_EVENTS("StAX events"),
  /** The caller asks for the next event (XmlPull and the like). */
  PULL("pull"),
  /** The parser builds a tree, which the caller walks (DOM and the like). */
  TREE("tree");

  private final String label;

  ApiStyle(String label) {
    this.label = label;
  }

  /** The name that reports show. */
  public String label() {
    return label;
  }
}
