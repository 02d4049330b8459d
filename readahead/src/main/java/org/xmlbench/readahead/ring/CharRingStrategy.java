package org.xmlbench.readahead.ring;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;
import org.xmlbench.readahead.strategy.Settings;

/** A thread that reads and decodes: the parser is given characters. */
public record CharRingStrategy(Settings settings) implements InputStrategy {
  @Override
  public String name() {
    return settings.name();
  }

  @Override
  public String summary() {
    return "a thread fills a ring of buffers and decodes them; the parser takes a Reader";
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
    return new OpenInput.Characters(CharRingReader.open(file, settings));
  }
}
