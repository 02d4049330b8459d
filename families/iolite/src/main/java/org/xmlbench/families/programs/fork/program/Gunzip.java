package org.xmlbench.families.programs.fork.program;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.xmlbench.families.programs.fork.transport.Outlet;
import org.xmlbench.families.programs.fork.transport.OutletStream;

/**
 * The program {@code gunzip}.
 *
 * @param file a compressed file
 */
public record Gunzip(Path file) implements Producer {
  @Override
  public void produce(Outlet outlet) throws IOException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file), Outlet.BUFFER);
        OutletStream out = new OutletStream(outlet)) {
      in.transferTo(out);
    }
  }
}
