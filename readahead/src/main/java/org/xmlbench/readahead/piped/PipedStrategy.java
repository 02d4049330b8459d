package org.xmlbench.readahead.piped;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;
import org.xmlbench.readahead.strategy.Settings;

/** A thread that writes the file into a {@link java.io.PipedOutputStream}. */
public record PipedStrategy(Settings settings) implements InputStrategy {
  @Override
  public String name() {
    return settings.name();
  }

  @Override
  public String summary() {
    return "a thread and Java's PipedInputStream: to show why not";
  }

  @Override
  public Optional<Integer> request() {
    return Optional.of(settings.request());
  }

  @Override
  public boolean needsRegularFile() {
    return false;
  }

  @Override
  public OpenInput open(Path file) throws IOException {
    return new OpenInput.Bytes(PipedStream.open(file, settings));
  }
}
