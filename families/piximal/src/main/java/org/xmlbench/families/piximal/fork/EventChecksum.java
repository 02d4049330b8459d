package org.xmlbench.families.piximal.fork;

import org.xmlbench.piximal.automaton.OffsetHandler;

/**
 * A number that says which events came, at which places. It does no more with them, so that the
 * parser is what is timed.
 */
final class EventChecksum implements OffsetHandler<RuntimeException> {
  private static final long FACTOR = 1_000_003;

  private long sum;
  private long elements;

  /** Begins anew. */
  void reset() {
    sum = 0;
    elements = 0;
  }

  long sum() {
    return sum;
  }

  /** Elements that have begun. */
  long elements() {
    return elements;
  }

  private void add(long kind, long from, long length) {
    sum = ((sum * FACTOR + kind) * FACTOR + from) * FACTOR + length;
  }

  @Override
  public void startElement(long name, long length) {
    elements++;
    add(1, name, length);
  }

  @Override
  public void attribute(long name, long nameLength, long value, long valueLength) {
    add(2, name, nameLength);
    add(3, value, valueLength);
  }

  @Override
  public void startTagEnd() {
    add(4, 0, 0);
  }

  @Override
  public void endElement(long name, long length) {
    add(5, name, length);
  }

  @Override
  public void text(long from, long length) {
    add(6, from, length);
  }

  @Override
  public void section(long from, long length) {
    add(7, from, length);
  }

  @Override
  public void comment(long from, long length) {
    add(8, from, length);
  }

  @Override
  public void instruction(long from, long length) {
    add(9, from, length);
  }

  @Override
  public void endDocument() {
    add(10, 0, 0);
  }
}
