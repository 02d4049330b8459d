package org.xmlbench.piximal;

import java.nio.charset.StandardCharsets;
import org.xmlbench.piximal.cursor.PiximalCursor;

/** A program that prints each engine that its JVM has had, until a trial is over. */
final class EngineStates {
  private static final int DOCUMENT_BYTES = 600 << 10;
  private static final long LIMIT_NANOS = 60_000_000_000L;

  private EngineStates() {}

  public static void main(String[] args) throws Exception {
    String last = print("", Engine.current());
    byte[] document =
        ("<a>" + "text ".repeat(DOCUMENT_BYTES / 5) + "</a>").getBytes(StandardCharsets.UTF_8);
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open(document);
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        last = print(last, Engine.current());
      }
    } catch (IllegalStateException e) {
      System.out.println(e);
      return;
    }
    long end = System.nanoTime() + LIMIT_NANOS;
    while (System.nanoTime() < end
        && (last.contains("being tried") || last.contains("are tried once"))) {
      last = print(last, Engine.current());
      Thread.sleep(1);
    }
  }

  private static String print(String last, Engine engine) {
    if (!engine.toString().equals(last)) {
      System.out.println(engine);
    }
    return engine.toString();
  }
}
