package org.xmlbench.readahead.runahead;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;
import org.xmlbench.readahead.strategy.Settings;

/**
 * A thread that reads ahead through a second descriptor. The published one ran as far ahead as it
 * could; here it stops {@code lead} bytes ahead, since what is read further ahead than the page
 * cache is large is gone again when the parser comes.
 */
public record RunaheadStrategy(Settings settings) implements InputStrategy {
  @Override
  public String name() {
    return settings.name();
  }

  @Override
  public String summary() {
    return "a thread reads the file through a second descriptor; the parser reads its own";
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
  public OpenInput open(Path file) throws IOException {
    return new OpenInput.Bytes(RunaheadStream.open(file, settings));
  }
}
