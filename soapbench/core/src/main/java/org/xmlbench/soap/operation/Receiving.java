package org.xmlbench.soap.operation;

import java.util.Arrays;
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
    return Arrays.stream(values())
        .filter(receiving -> receiving.label.equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new UserErrorException(
                    NearestName.unknown(
                        "way of receiving",
                        label,
                        Arrays.stream(values()).map(Receiving::label).toList())));
  }
}
