package org.xmlbench.soap.toolkit;

import java.util.Optional;
import java.util.function.Function;
import org.xmlbench.soap.operation.Payload;

/**
 * What a reply says.
 *
 * @param data the data of an {@code echo} or a {@code send}; else empty
 * @param size the number that a {@code receive} answers with; else 0
 */
public record Reply(Optional<Payload> data, int size) {
  /** A reply that carries nothing. */
  public static final Reply EMPTY = new Reply(Optional.empty(), 0);

  public static Reply of(Payload data) {
    return new Reply(Optional.of(data), 0);
  }

  /**
   * The reply that a toolkit has bound: to nothing, to a number of elements, or to its own objects.
   *
   * @param data makes data of the toolkit's objects
   */
  public static Reply of(Object bound, Function<Object, Payload> data) {
    return switch (bound) {
      case null -> EMPTY;
      case Integer size -> of(size);
      default -> of(data.apply(bound));
    };
  }

  /** A reply that is a number of elements. */
  public static Reply of(int size) {
    return new Reply(Optional.empty(), size);
  }
}
