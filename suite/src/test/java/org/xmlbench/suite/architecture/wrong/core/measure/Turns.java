package org.xmlbench.suite.architecture.wrong.core.measure;

import java.net.InetSocketAddress;

/** Turns that are granted over the network. */
public final class Turns {
  private Turns() {}

  public static InetSocketAddress address() {
    return InetSocketAddress.createUnresolved("example.com", 1);
  }
}
