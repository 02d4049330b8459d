package org.xmlbench.soap.operation;

import java.util.List;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;

/** How a server takes a request in. Figures of different ways are never compared. */
public enum Receiving implements Labelled {
  /** The whole body is in memory before the toolkit reads it. */
  BUFFERED,
  /** The toolkit reads the body while it comes. */
  STREAMED;

  /**
   * The way of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static Receiving of(String label) {
    return NearestName.named("way of receiving", label, List.of(values()), Receiving::label);
  }
}
