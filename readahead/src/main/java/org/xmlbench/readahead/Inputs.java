package org.xmlbench.readahead;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.Printable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;
import org.xmlbench.readahead.strategy.SizeAtOpen;

/**
 * Opens files by an input strategy, for any program:
 *
 * <pre>{@code
 * try (OpenInput input = Inputs.open(path, Inputs.strategy("ring"))) {
 *   switch (input) {
 *     case OpenInput.Bytes(var stream) -> parser.parse(new InputSource(stream));
 *     case OpenInput.Characters(var reader) -> parser.parse(new InputSource(reader));
 *   }
 * }
 * }</pre>
 */
public final class Inputs {
  private Inputs() {}

  /** Every strategy with its default parameters, those that this machine lacks included. */
  public static List<InputStrategy> strategies() {
    return StrategyCatalogue.all();
  }

  /**
   * A strategy by its text: a name, or a name and parameters, such as {@code ring}, {@code
   * ring:request=64KiB:buffers=8} or {@code buffered-256k}.
   *
   * @throws UserErrorException when the text names none
   */
  public static InputStrategy strategy(String text) {
    return StrategyCatalogue.find(text);
  }

  /**
   * Opens a file. An empty one is opened: to have no content is for the parser to reject. Where the
   * file's size is another one at its end, reading ends in an error by every strategy.
   *
   * @throws UnusableInputException when the file or the strategy cannot be used
   * @throws IOException when the system refuses
   */
  public static OpenInput open(Path file, InputStrategy strategy) throws IOException {
    Optional<String> obstacle = obstacle(file, strategy);
    if (obstacle.isPresent()) {
      throw new UnusableInputException(obstacle.get());
    }
    try {
      return Files.isRegularFile(file)
          ? SizeAtOpen.of(file).over(strategy.open(file))
          : strategy.open(file);
    } catch (OutOfMemoryError e) {
      throw new UnusableInputException(
          "strategy '%s' finds no memory for its buffers (%s); name a smaller request or fewer buffers"
              .formatted(strategy.name(), Printable.line(String.valueOf(e.getMessage()))));
    }
  }

  /**
   * Opens a file by {@code fallback} where {@code strategy} needs a regular file and it is none, or
   * where this machine does not offer {@code strategy}.
   *
   * @throws UnusableInputException when neither can be used
   * @throws IOException when the system refuses
   */
  public static OpenInput open(Path file, InputStrategy strategy, InputStrategy fallback)
      throws IOException {
    return open(file, obstacle(file, strategy).isPresent() ? fallback : strategy);
  }

  private static Optional<String> obstacle(Path file, InputStrategy strategy) {
    String name = Printable.line(file.toString());
    if (!Files.exists(file)) {
      return Optional.of(name + ": there is no such file");
    }
    if (Files.isDirectory(file)) {
      return Optional.of(name + ": is a folder; name a file");
    }
    if (!Files.isReadable(file)) {
      return Optional.of(name + ": may not be read by this user");
    }
    if (strategy.needsRegularFile() && !Files.isRegularFile(file)) {
      return Optional.of(
          "%s: is a pipe or a device, and '%s' needs a regular file; use plain, ring or readahead"
              .formatted(name, strategy.name()));
    }
    return strategy
        .unavailable()
        .map(
            reason -> "strategy '%s' is not available here: %s".formatted(strategy.name(), reason));
  }
}
