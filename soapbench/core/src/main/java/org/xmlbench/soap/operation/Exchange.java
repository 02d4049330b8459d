package org.xmlbench.soap.operation;

import java.util.Optional;
import org.xmlbench.core.UserErrorException;

/**
 * A request and its reply: an operation with its amount of data. What a document is to a parser, it
 * is to a toolkit.
 *
 * @param operation {@code receiveX} is the serialization test, its reply being tiny, {@code sendX}
 *     the deserialization test, its request being tiny; {@code echoX} is both
 * @param size number of elements; 0 of {@code echoVoid}
 * @param rule what the elements are
 */
public record Exchange(SoapOperation operation, int size, DataRule rule) {
  /** Most elements of an array. */
  public static final int MOST = 100_000;

  private static final char SEPARATOR = ':';

  /**
   * @throws UserErrorException when the operation has no such size or no such data
   */
  public Exchange {
    if (operation.carried().isEmpty()) {
      size = 0;
    } else if (size < 1 || size > MOST) {
      throw new UserErrorException(
          "%s of size %d: must be from 1 to %d elements".formatted(operation.name(), size, MOST));
    }
    boolean carriesDoubles = operation.carried().filter(Shape.DOUBLES::equals).isPresent();
    if (rule != DataRule.PUBLISHED && !carriesDoubles) {
      throw new UserErrorException(
          "%s has no data rule '%s': only Doubles have one beside the published"
              .formatted(operation.name(), rule.label()));
    }
  }

  /** The name in cells, such as {@code receiveDoubles:1000}. */
  public String name() {
    if (operation.carried().isEmpty()) {
      return operation.name();
    }
    String name = operation.name() + SEPARATOR + size;
    return rule == DataRule.PUBLISHED ? name : name + SEPARATOR + rule.label();
  }

  /**
   * The exchange of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static Exchange named(String name) {
    String[] parts = name.split(Character.toString(SEPARATOR), -1);
    SoapOperation operation = SoapOperation.named(parts[0]);
    if (operation.carried().isEmpty() && parts.length == 1) {
      return new Exchange(operation, 0, DataRule.PUBLISHED);
    }
    if (operation.carried().isEmpty() || parts.length < 2 || parts.length > 3) {
      throw new UserErrorException(
          "'%s': write an operation and its size, such as receiveDoubles:1000, or echoVoid"
              .formatted(name));
    }
    DataRule rule = parts.length == 3 ? DataRule.of(parts[2]) : DataRule.PUBLISHED;
    return new Exchange(operation, size(parts[1]), rule);
  }

  /**
   * A size of the command line.
   *
   * @throws UserErrorException when it is no number
   */
  public static int size(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new UserErrorException(
          "size '%s': must be a number of elements from 1 to %d".formatted(text, MOST), e);
    }
  }

  /** What its messages carry; empty of {@code echoVoid}. */
  public Optional<Payload> data() {
    return operation.carried().map(shape -> rule.elements(shape, 0, size));
  }
}
