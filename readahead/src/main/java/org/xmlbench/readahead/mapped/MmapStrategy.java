package org.xmlbench.readahead.mapped;

import java.io.IOException;
import java.nio.file.Path;
import org.xmlbench.readahead.strategy.BufferStream;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;
import org.xmlbench.readahead.strategy.Settings;

/** The mapped file, brought in page by page by the faults of the thread that parses. */
public record MmapStrategy(Settings settings) implements InputStrategy {
  @Override
  public String name() {
    return settings.name();
  }

  @Override
  public String summary() {
    return "one thread, the file mapped into memory";
  }

  @Override
  public boolean needsRegularFile() {
    return true;
  }

  @Override
  public OpenInput open(Path file) throws IOException {
    return new OpenInput.Bytes(
        new BufferStream(MappedSource.open(file, settings), file.toString()));
  }
}
