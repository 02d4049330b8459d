package org.xmlbench.soap.operation;

import java.util.function.Function;

/**
 * What a service gives for a {@code send}, as the toolkit's own object: made when it is first asked
 * for, and kept until another is. The reply's writing is the toolkit's, the filling of objects is
 * not. Used by many threads.
 *
 * @param <T> the toolkit's own object
 */
public final class SentObjects<T> {
  private final SoapService service;
  private final Function<Payload, T> own;
  private volatile Made<T> last;

  /**
   * @param own makes the toolkit's own object of data
   */
  public SentObjects(SoapService service, Function<Payload, T> own) {
    this.service = service;
    this.own = own;
  }

  private record Made<T>(Payload data, T object) {}

  /**
   * That many elements of that shape.
   *
   * @throws IllegalArgumentException when no message has so many
   */
  public T of(Shape shape, int size) {
    Payload data = service.send(shape, size);
    Made<T> known = last;
    if (known == null || known.data() != data) {
      known = new Made<>(data, own.apply(data));
      last = known;
    }
    return known.object();
  }
}
