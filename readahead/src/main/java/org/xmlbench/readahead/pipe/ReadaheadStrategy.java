package org.xmlbench.readahead.pipe;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.readahead.strategy.BufferStream;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;
import org.xmlbench.readahead.strategy.Settings;
import org.xmlbench.readahead.system.LinuxCalls;

/** A thread that writes the file into a pipe of the operating system. */
public record ReadaheadStrategy(Settings settings) implements InputStrategy {
  @Override
  public String name() {
    return settings.name();
  }

  @Override
  public String summary() {
    return "a thread reads the file and writes a pipe of the system that the parser reads";
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
  public Optional<String> unavailable() {
    return LinuxCalls.unavailable();
  }

  @Override
  public OpenInput open(Path file) throws IOException {
    return new OpenInput.Bytes(new BufferStream(PipeSource.open(file, settings), file.toString()));
  }
}
