package org.xmlbench.soap.toolkit;

import java.net.URI;
import java.util.Optional;

/** A toolkit's server in this JVM, or in a process that ends with it. */
public interface ToolkitServer extends AutoCloseable {
  URI endpoint();

  /** The process that answers; empty where it is this JVM. */
  default Optional<ProcessHandle> process() {
    return Optional.empty();
  }

  @Override
  void close();
}
