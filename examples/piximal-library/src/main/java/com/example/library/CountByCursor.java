package com.example.library;

import java.io.IOException;
import java.nio.file.Path;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;

/** Counts the orders of a file by PIXIMAL's own API, which makes no object for an event. */
public final class CountByCursor {
  private CountByCursor() {}

  public static void main(String[] args) throws IOException {
    long orders = 0;
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open(Path.of(args[0]));
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        boolean isStart = cursor.event() == XmlEvent.START_ELEMENT;
        orders += isStart && cursor.view().localName().equals("order") ? 1 : 0;
      }
    }
    System.out.println("orders " + orders);
  }
}
