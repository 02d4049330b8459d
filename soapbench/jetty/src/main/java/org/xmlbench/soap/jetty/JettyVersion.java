package org.xmlbench.soap.jetty;

import org.xmlbench.core.driver.support.LibraryVersion;

/** How descriptions name the host, without loading it. */
public final class JettyVersion {
  private static final String JETTY =
      LibraryVersion.named("Jetty", "org.eclipse.jetty.server.Server", "jetty-server");

  public static final String JAKARTA = JETTY + ", Jakarta EE 11 servlet";

  public static final String JAVAX = JETTY + ", Java EE 8 servlet";

  private JettyVersion() {}
}
