package org.xmlbench.readahead.advise;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.readahead.strategy.BufferStream;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;
import org.xmlbench.readahead.strategy.Settings;
import org.xmlbench.readahead.system.LinuxCalls;

/** Advice that the file is read from start to end, and which part comes next. */
public record AdviseStrategy(Settings settings) implements InputStrategy {
  @Override
  public String name() {
    return settings.name();
  }

  @Override
  public String summary() {
    return "one thread that tells the kernel what comes next (SEQUENTIAL and WILLNEED)";
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
    return LinuxCalls.unavailable();
  }

  @Override
  public OpenInput open(Path file) throws IOException {
    return new OpenInput.Bytes(
        new BufferStream(AdvisedSource.open(file, settings), file.toString()));
  }
}
