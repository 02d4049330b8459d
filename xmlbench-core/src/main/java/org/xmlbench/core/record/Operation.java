package org.xmlbench.core.record;

/** What is timed. */
public enum Operation {
  /** A streaming parser reads the document and delivers its events. */
  PARSE("parse"),
  /** A tree is built. Compared only with other builds. */
  BUILD("build"),
  /** A tree is built and walked, which is compared with streaming. */
  BUILD_WALK("build-walk"),
  /** A program counts what another brings: no driver does this. */
  COUNT("count"),
  /** A SOAP toolkit writes a request and reads its reply. */
  CALL("call");

  private final String label;

  Operation(String label) {
    this.label = label;
  }

  /** The name in cells, records and on the command line. */
  public String label() {
    return label;
  }

  /** A subject with the operation, where that is not what its family does anyway. */
  public String title(String subject) {
    return this == PARSE || this == CALL ? subject : subject + " " + label;
  }

  /**
   * The operation of that label.
   *
   * @throws IllegalArgumentException when there is none
   */
  public static Operation of(String label) {
    for (Operation operation : values()) {
      if (operation.label.equals(label)) {
        return operation;
      }
    }
    throw new IllegalArgumentException("no operation is called " + label);
  }
}
