package org.xmlbench.soap.toolkit;

import java.util.Optional;
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

  /** A reply that carries data. */
  public static Reply of(Payload data) {
    return new Reply(Optional.of(data), 0);
  }

  /** A reply that is a number of elements. */
  public static Reply of(int size) {
    return new Reply(Optional.empty(), size);
  }
}
