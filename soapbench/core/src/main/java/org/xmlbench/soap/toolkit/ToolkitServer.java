package org.xmlbench.soap.toolkit;

import java.net.URI;

/** A toolkit's server in this JVM. It listens on 127.0.0.1 alone. */
public interface ToolkitServer extends AutoCloseable {
  /** Where its service is. */
  URI endpoint();

  @Override
  void close();
}
