package org.xmlbench.core.input;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** A document read from its file by {@link FileInputStream}, as the parser asks for it. */
public record FileInput(Path file) implements Input {
  /** The name of this input in a cell's condition. */
  public static final String NAME = "file";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public long size() throws IOException {
    return Files.size(file);
  }

  @Override
  public InputStream open() throws IOException {
    return new FileInputStream(file.toFile());
  }
}
