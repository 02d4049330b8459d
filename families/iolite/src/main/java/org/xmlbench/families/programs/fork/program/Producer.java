package org.xmlbench.families.programs.fork.program;

import java.io.IOException;
import org.xmlbench.families.programs.fork.transport.Outlet;

@FunctionalInterface
public interface Producer {
  /**
   * Writes all its output; does not close the outlet.
   *
   * @throws IOException also when the reader has closed the transport
   */
  void produce(Outlet outlet) throws IOException;
}
