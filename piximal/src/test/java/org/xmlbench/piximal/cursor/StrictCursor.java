package org.xmlbench.piximal.cursor;

/** Lets the strict reader read all of the document that a cursor has begun. */
public final class StrictCursor {
  private StrictCursor() {}

  public static void read(PiximalCursor cursor) {
    cursor.readStrictly();
  }
}
