package org.xmlbench.house.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads the path that an option names to write to. A path that looks like an option is a slip:
 * {@code --out --json} would make a folder of that name.
 */
public final class OutputPath implements ITypeConverter<Path> {
  @Override
  public Path convert(String text) {
    if (text.startsWith("-")) {
      throw new TypeConversionException(
          "'%s' looks like an option; a path of that name is ./%s".formatted(text, text));
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new TypeConversionException("'%s' is no path: %s".formatted(text, e.getReason()));
    }
  }
}
