package org.xmlbench.soap.toolkit;

/** Where a toolkit is cut from the network. Figures of different seams are never compared. */
public enum Seam {
  /** A canned transport below the toolkit's whole client: what a call costs its caller. */
  STACK("stack"),
  /** The envelope and its binding alone, by the toolkit's API for it. */
  BINDING("binding");

  private final String label;

  Seam(String label) {
    this.label = label;
  }

  /** The name in cells and on the command line. */
  public String label() {
    return label;
  }
}
