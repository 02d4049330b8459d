package org.xmlbench.families.programs.fork.program;

import java.io.IOException;
import org.xmlbench.families.programs.fork.transport.Outlet;
import org.xmlbench.families.programs.fork.transport.OutletStream;
import org.xmlbench.probes.Catalogue;

/**
 * Writes a generated document.
 *
 * @param document its name, such as {@code psd:4MiB}
 */
public record Generate(String document) implements Producer {
  @Override
  public void produce(Outlet outlet) throws IOException {
    try (OutletStream out = new OutletStream(outlet)) {
      Catalogue.parse(document).write(out);
    }
  }
}
