package org.xmlbench.core.document;

import org.xmlbench.core.ByteSize;
import org.xmlbench.core.Task;
import org.xmlbench.core.UserErrorException;

/**
 * The name of a generated document: {@code family}, {@code family:size} or {@code
 * family:size,seed=n}. Sizes are counts or bytes.
 *
 * @param family name of the family
 * @param size count or bytes; {@link #NO_SIZE} where the name gives none
 * @param seed seed of the values; {@link #DEFAULT_SEED} where the name gives none
 */
public record DocumentName(String family, long size, long seed) {
  /** The size of a name that gives none. */
  public static final long NO_SIZE = -1;

  /** The seed of a name that gives none. */
  public static final long DEFAULT_SEED = 1;

  /**
   * Reads a name, which is that of a {@link Task} without rule and setting.
   *
   * @throws UserErrorException when it is none, or a size or seed is negative
   */
  public static DocumentName parse(String text) {
    Task task = task(text);
    if (task.rule().isPresent() || task.setting().isPresent()) {
      throw new UserErrorException(
          "document '%s': write a family and its size alone, such as psd:64KiB".formatted(text));
    }
    return task.size()
        .map(size -> new DocumentName(task.name(), size.value(), size.seed().orElse(DEFAULT_SEED)))
        .orElseGet(() -> new DocumentName(task.name(), NO_SIZE, DEFAULT_SEED));
  }

  private static Task task(String text) {
    try {
      return Task.parse(text);
    } catch (UserErrorException e) {
      throw new UserErrorException("document " + e.getMessage(), e);
    }
  }

  /** This name, with {@code defaultSize} where it gives no size. */
  public DocumentName withDefaultSize(long defaultSize) {
    return size == NO_SIZE ? new DocumentName(family, defaultSize, seed) : this;
  }

  /** The same document of another seed. */
  public DocumentName withSeed(long other) {
    return new DocumentName(family, size, other);
  }

  /** The text of a name whose size counts items: digits, without the units of bytes. */
  public String countText() {
    return text(Long.toString(size));
  }

  /** The shortest text that {@link #parse} reads as this name. */
  @Override
  public String toString() {
    return text(ByteSize.text(size));
  }

  private String text(String sizeText) {
    if (size == NO_SIZE) {
      return family;
    }
    Task task = Task.sized(family, sizeText);
    return (seed == DEFAULT_SEED ? task : task.withSeed(seed)).toString();
  }
}
