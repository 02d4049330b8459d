package org.xmlbench.soap.toolkit;

import java.util.List;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;

/**
 * Where a toolkit is cut from the network, if it is. Figures of different seams are never compared.
 */
public enum Seam {
  /** A canned transport below the toolkit's whole client: what a call costs its caller. */
  STACK("stack"),
  /** The envelope and its binding alone, by the toolkit's API for it. */
  BINDING("binding"),
  /**
   * The canned transport with no toolkit above it: what it adds to each figure of {@link #STACK}.
   */
  CONTROL("control"),
  /** Loopback HTTP to the toolkit's own server in another JVM; connections are kept. */
  HTTP("http"),
  /** The same with a new connection for each call. */
  HTTP_CLOSE("http-close");

  private final String label;

  Seam(String label) {
    this.label = label;
  }

  /** The name in cells and on the command line. */
  public String label() {
    return label;
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
    return NearestName.select("seam", label, List.of(values()), Seam::label);
  }
}
