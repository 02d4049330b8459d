package org.xmlbench.readahead.plain;

import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Path;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;
import org.xmlbench.readahead.strategy.Settings;

/**
 * {@link FileInputStream}, with the requests that the parser makes: what all others are held to.
 */
public record PlainStrategy(Settings settings) implements InputStrategy {
  @Override
  public String name() {
    return settings.name();
  }

  @Override
  public String summary() {
    return "FileInputStream, with the parser's own requests";
  }

  @Override
  public boolean needsRegularFile() {
    return false;
  }

  @Override
  public OpenInput open(Path file) throws IOException {
    return new OpenInput.Bytes(new FileInputStream(file.toFile()));
  }
}
