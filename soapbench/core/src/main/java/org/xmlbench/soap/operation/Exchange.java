package org.xmlbench.soap.operation;

import java.util.Optional;
import org.xmlbench.core.Task;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.soap.trace.E134Report;

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
    return task().toString();
  }

  /** What is done: the operation's name, and of one that carries data the size and the rule. */
  public Task task() {
    if (operation.carried().isEmpty()) {
      return Task.named(operation.name());
    }
    Task task = Task.sized(operation.name(), Integer.toString(size));
    return rule == DataRule.PUBLISHED ? task : task.withRule(rule.label());
  }

  /**
   * The exchange of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static Exchange named(String name) {
    return of(Task.parse(name));
  }

  /**
   * The exchange that a task asks for.
   *
   * @throws UserErrorException when there is none
   */
  public static Exchange of(Task task) {
    SoapOperation operation = SoapOperation.named(task.name());
    boolean carries = operation.carried().isPresent();
    if (carries != task.size().isPresent() || task.setting().isPresent()) {
      throw new UserErrorException(
          "'%s': write an operation and its size, such as receiveDoubles:1000, or echoVoid"
              .formatted(task));
    }
    return new Exchange(
        operation,
        task.size().map(Exchange::size).orElse(0),
        task.rule().map(DataRule::of).orElse(DataRule.PUBLISHED));
  }

  private static int size(Task.Size size) {
    return size(size.toString());
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

  /**
   * Elements of the largest number that one element of its messages holds, which is what parsers
   * limit: of bytes none, of the published trace report those that were collected at a time.
   */
  public int siblings() {
    return operation
        .carried()
        .map(
            shape ->
                switch (shape) {
                  case BASE64 -> 0;
                  case E134_INTS, E134_DOUBLES -> Math.ceilDiv(size, E134Report.VALUES_AT_A_TIME);
                  default -> size;
                })
        .orElse(0);
  }

  /** What its messages carry; empty of {@code echoVoid}. */
  public Optional<Payload> data() {
    return operation.carried().map(shape -> rule.elements(shape, 0, size));
  }
}
