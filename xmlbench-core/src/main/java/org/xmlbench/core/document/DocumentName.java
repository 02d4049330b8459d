package org.xmlbench.core.document;

import org.xmlbench.core.ByteSize;
import org.xmlbench.core.Task;
import org.xmlbench.core.UserErrorException;

/**
 * The name of a generated document: {@code family}, {@code family:size}, {@code family:size,seed=n}
 * or one of the last two and {@code :encoding}, such as {@code psd:4MiB:UTF-16}. Sizes are counts
 * or bytes.
 *
 * @param size count or bytes; {@link #NO_SIZE} where the name gives none
 * @param seed seed of the values; {@link #DEFAULT_SEED} where the name gives none
 * @param encoding what its characters are written in; UTF-8 where the name gives none
 */
public record DocumentName(String family, long size, long seed, DocumentEncoding encoding) {
  /** The size of a name that gives none. */
  public static final long NO_SIZE = -1;

  /** The seed of a name that gives none. */
  public static final long DEFAULT_SEED = 1;

  public DocumentName(String family, long size, long seed) {
    this(family, size, seed, DocumentEncoding.UTF_8);
  }

  /**
   * Reads a name, which is that of a {@link Task} without a setting; its rule is the encoding.
   *
   * @throws UserErrorException when it is none, a size or seed is negative, or the encoding unknown
   */
  public static DocumentName parse(String text) {
    Task task = task(text);
    if (task.setting().isPresent()) {
      throw new UserErrorException(
          "document '%s': write a family, its size and encoding alone, such as psd:64KiB:UTF-16"
              .formatted(text));
    }
    return task.size()
        .map(
            size ->
                new DocumentName(
                    task.name(),
                    size.value(),
                    size.seed().orElse(DEFAULT_SEED),
                    encoding(text, task)))
        .orElseGet(() -> new DocumentName(task.name(), NO_SIZE, DEFAULT_SEED));
  }

  private static DocumentEncoding encoding(String text, Task task) {
    try {
      return DocumentEncoding.named(task.rule());
    } catch (UserErrorException e) {
      throw new UserErrorException("document '%s': %s".formatted(text, e.getMessage()), e);
    }
  }

  private static Task task(String text) {
    try {
      return Task.parse(text);
    } catch (UserErrorException e) {
      throw new UserErrorException("document " + e.getMessage(), e);
    }
  }

  public DocumentName withDefaultSize(long defaultSize) {
    return size == NO_SIZE ? new DocumentName(family, defaultSize, seed, encoding) : this;
  }

  public DocumentName withSeed(long other) {
    return new DocumentName(family, size, other, encoding);
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
    Task seeded = seed == DEFAULT_SEED ? task : task.withSeed(seed);
    return (encoding == DocumentEncoding.UTF_8 ? seeded : seeded.withRule(encoding.label()))
        .toString();
  }
}
