package org.xmlbench.soap.operation;

import java.util.List;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;

/** How a server takes a request in. Figures of different ways are never compared. */
public enum Receiving {
  /** The whole body is in memory before the toolkit reads it. */
  BUFFERED("buffered"),
  /** The toolkit reads the body while it comes. */
  STREAMED("streamed");

  private final String label;

  Receiving(String label) {
    this.label = label;
  }

  /** The name in cells and on the command line. */
  public String label() {
    return label;
  }

  /**
   * The way of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static Receiving of(String label) {
    return NearestName.select("way of receiving", label, List.of(values()), Receiving::label);
  }
}
