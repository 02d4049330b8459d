package org.xmlbench.probes.writer;

/** What encloses the value of an attribute, and so what must be escaped in it. */
enum Quotes {
  DOUBLE('"', Escapes.IN_DOUBLE_QUOTES),
  SINGLE('\'', Escapes.IN_SINGLE_QUOTES);

  final char mark;
  final byte[] escapes;

  Quotes(char mark, byte[] escapes) {
    this.mark = mark;
    this.escapes = escapes;
  }
}
