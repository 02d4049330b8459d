package org.xmlbench.soap.operation;

/**
 * What a server of SOAPBench does, apart from reading requests and writing replies. The data of a
 * {@code send} is made when it is first asked for: a server's figure is its toolkit's.
 */
public final class SoapService {
  private final DataRule rule;
  private volatile Payload last;

  /** A service whose data follows that rule. */
  public SoapService(DataRule rule) {
    this.rule = rule;
  }

  /** The rule of its data. */
  public DataRule rule() {
    return rule;
  }

  /** Gives back what it takes. */
  public Payload echo(Payload data) {
    return data;
  }

  /** The number of elements that it takes. */
  public int receive(Payload data) {
    return data.length();
  }

  /** So many elements. */
  public Payload send(Shape shape, int size) {
    Payload known = last;
    if (known == null || known.shape() != shape || known.length() != size) {
      known = rule.elements(shape, 0, size);
      last = known;
    }
    return known;
  }
}
