package org.xmlbench.readahead.mapped;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.readahead.strategy.BufferStream;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;
import org.xmlbench.readahead.strategy.Settings;
import org.xmlbench.readahead.system.MappedAdvice;

/** The mapped file, with a thread that asks the kernel to bring in one window after the other. */
public record MmapPopulateStrategy(Settings settings) implements InputStrategy {
  @Override
  public String name() {
    return settings.name();
  }

  @Override
  public String summary() {
    return "the file mapped into memory; a thread has the kernel bring it in window by window";
  }

  @Override
  public boolean needsRegularFile() {
    return true;
  }

  @Override
  public Optional<String> unavailable() {
    return MappedAdvice.unavailable();
  }

  @Override
  public OpenInput open(Path file) throws IOException {
    MappedSource mapped = MappedSource.open(file, settings);
    return new OpenInput.Bytes(
        new BufferStream(new PopulatedSource(mapped, settings, file), file.toString()));
  }
}
