package org.xmlbench.core.record;

import org.xmlbench.core.Labelled;

public enum Operation implements Labelled {
  /** A streaming parser reads the document and delivers its events. */
  PARSE,
  /** A tree is built. Compared only with other builds. */
  BUILD,
  /** A tree is built and walked, which is compared with streaming. */
  BUILD_WALK,
  /** A program counts what another brings: no driver does this. */
  COUNT,
  /** A SOAP toolkit writes a request and reads its reply. */
  CALL;

  /** Whether a driver does it in one thread, with the document in memory or in a file. */
  public boolean isParse() {
    return this == PARSE || this == BUILD || this == BUILD_WALK;
  }

  /** A subject with the operation, where that is not what its family does anyway. */
  public String title(String subject) {
    return this == PARSE || this == CALL ? subject : subject + " " + label();
  }

  /**
   * The operation of that label.
   *
   * @throws IllegalArgumentException when there is none
   */
  public static Operation of(String label) {
    return Labelled.of(label, Operation.class);
  }
}
