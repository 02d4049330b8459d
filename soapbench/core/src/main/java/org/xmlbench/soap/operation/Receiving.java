package org.xmlbench.soap.operation;

import java.util.List;
import org.xmlbench.core.Explained;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;

/** How a server takes a request in. Figures of different ways are never compared. */
public enum Receiving implements Explained {
  /** The whole body is in memory before the toolkit reads it. */
  BUFFERED("the whole message is in memory before it is parsed"),
  /** The toolkit reads the body while it comes. */
  STREAMED("it is parsed while it arrives");

  private final String meaning;

  Receiving(String meaning) {
    this.meaning = meaning;
  }

  @Override
  public String meaning() {
    return meaning;
  }

  /**
   * The way of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static Receiving of(String label) {
    return NearestName.named("way of receiving", label, List.of(values()), Receiving::label);
  }
}
