package org.xmlbench.readahead.uring;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.readahead.strategy.BufferStream;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;
import org.xmlbench.readahead.strategy.Settings;
import org.xmlbench.readahead.system.IoUring;

/** Reads in flight by io_uring: the thread that parses keeps the queue full. */
public record UringStrategy(Settings settings) implements InputStrategy {
  @Override
  public String name() {
    return settings.name();
  }

  @Override
  public String summary() {
    return "one thread, several reads in flight by io_uring";
  }

  @Override
  public Optional<Integer> request() {
    return Optional.of(settings.request());
  }

  @Override
  public boolean needsRegularFile() {
    return true;
  }

  @Override
  public Optional<String> unavailable() {
    return IoUring.unavailable();
  }

  @Override
  public OpenInput open(Path file) throws IOException {
    return new OpenInput.Bytes(new BufferStream(UringSource.open(file, settings), file.toString()));
  }
}
