package org.xmlbench.families.programs.fork.program;

import java.io.IOException;
import java.nio.file.Path;
import org.xmlbench.families.programs.fork.transport.Outlet;
import org.xmlbench.readahead.system.Descriptor;
import org.xmlbench.readahead.system.PageMoves;

/** The program {@code cat}: {@code read(2)} copies the file into the outlet's buffers. */
public record FileCopy(Path file) implements Producer {
  @Override
  public void produce(Outlet outlet) throws IOException {
    try (Descriptor in = Descriptor.openForReading(file)) {
      int count;
      do {
        count = in.read(outlet.claim(), Outlet.BUFFER);
        outlet.publish(count);
      } while (count > 0);
    }
  }

  /** The same without a copy: pages of the page cache go into a pipe. */
  public void splice(Descriptor pipe) throws IOException {
    try (Descriptor in = Descriptor.openForReading(file)) {
      while (PageMoves.splice(in, pipe, Outlet.BUFFER) > 0) {
        // The file's position moves on.
      }
    }
  }
}
