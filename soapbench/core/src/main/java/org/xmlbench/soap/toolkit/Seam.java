package org.xmlbench.soap.toolkit;

import java.util.List;
import org.xmlbench.core.Explained;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;

/**
 * Where a toolkit is cut from the network, if it is. Figures of different seams are never compared.
 */
public enum Seam implements Explained {
  /** A canned transport below the toolkit's whole client: what a call costs its caller. */
  STACK("the whole client above a canned transport"),
  /** The envelope and its binding alone, by the toolkit's API for it. */
  BINDING("the envelope and its data alone"),
  /**
   * The canned transport with no toolkit above it: what it adds to each figure of {@link #STACK}.
   */
  CONTROL("the canned transport alone"),
  /** Loopback HTTP to the toolkit's own server in another JVM; connections are kept. */
  HTTP("loopback HTTP to the toolkit's own server in another JVM"),
  HTTP_CLOSE("the same with a new connection for each call");

  private final String meaning;

  Seam(String meaning) {
    this.meaning = meaning;
  }

  @Override
  public String meaning() {
    return meaning;
  }

  /** Whether a call goes to a server in another JVM. */
  public boolean hasServer() {
    return this == HTTP || this == HTTP_CLOSE;
  }

  /**
   * The seam of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static Seam of(String label) {
    return NearestName.named("seam", label, List.of(values()), Seam::label);
  }
}
