package org.xmlbench.piximal.artefact;

import java.nio.charset.StandardCharsets;
import org.xmlbench.piximal.Engine;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;

/** A program that reads a document, and prints by which engine. */
final class EngineProgram {
  private EngineProgram() {}

  public static void main(String[] args) throws Exception {
    byte[] document =
        ("<a>" + "<b c='d'>text é</b>".repeat(100) + "</a>").getBytes(StandardCharsets.UTF_8);
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open(document);
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        if (cursor.event() == XmlEvent.TEXT) {
          cursor.view().decodeText();
        }
      }
    }
    System.out.print(Engine.current() + "\n");
  }
}
