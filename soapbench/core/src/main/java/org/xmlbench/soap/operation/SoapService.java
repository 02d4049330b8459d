package org.xmlbench.soap.operation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * What a server of SOAPBench does, apart from reading requests and writing replies. The data of a
 * {@code send} is made when it is first asked for: a server's figure is its toolkit's.
 */
public final class SoapService {
  private final DataRule rule;
  private final Reception reception;
  private volatile Payload last;

  public SoapService(DataRule rule) {
    this(rule, null);
  }

  private SoapService(DataRule rule, Reception reception) {
    this.rule = rule;
    this.reception = reception;
  }

  /** A service that is watched while it receives. */
  public static SoapService watched(DataRule rule, Reception reception) {
    return new SoapService(rule, reception);
  }

  /** Its reception; empty where it is not watched. */
  public Optional<Reception> reception() {
    return Optional.ofNullable(reception);
  }

  /**
   * A server that makes data of the toolkit's own objects before it calls {@link #receive} calls
   * this first: the binding ends here.
   */
  public void bound() {
    if (reception != null) {
      reception.bound();
    }
  }

  public DataRule rule() {
    return rule;
  }

  /** Gives back what it takes. */
  public Payload echo(Payload data) {
    return data;
  }

  /**
   * The number of elements that it takes.
   *
   * @throws UncheckedIOException when the reception fails to take the data
   */
  public int receive(Payload data) {
    if (reception != null) {
      reception.bound();
      try {
        reception.received(data);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return data.length();
  }

  /**
   * So many elements. A caller cannot make a server build more than the largest message.
   *
   * @throws IllegalArgumentException when no message has so many
   */
  public Payload send(Shape shape, int size) {
    if (size < 0 || size > Exchange.MOST) {
      throw new IllegalArgumentException(
          "size %d: must be from 0 to %d elements".formatted(size, Exchange.MOST));
    }
    Payload known = last;
    if (known == null || known.shape() != shape || known.length() != size) {
      known = rule.elements(shape, 0, size);
      last = known;
    }
    return known;
  }
}
