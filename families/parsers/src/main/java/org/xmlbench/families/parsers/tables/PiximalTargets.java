package org.xmlbench.families.parsers.tables;

import java.util.Map;
import org.xmlbench.core.Task;

/** The goals of PIXIMAL as numbers: its speed over that of another parser, at least. */
final class PiximalTargets {
  /** The document that a fresh JVM reads first. */
  static final String FIRST_DOCUMENT = "psd:64KiB";

  /** On any document without a goal of its own it is no slower. */
  private static final Least NO_SLOWER = new Least(1, 1, 1, 1);

  /** By the family of a document. */
  private static final Map<String, Least> SPEEDS =
      Map.of(
          "psd", new Least(2.4, 1.8, 1.8, 1.4),
          "interop-int", new Least(2.6, 2.1, 2.6, 2),
          "wsmg-event", new Least(2.6, 2.3, 2.2, 2),
          "interop-string", new Least(4.5, 4, 1.9, 1.3),
          "text-utf8", new Least(5.5, 5, 1.3, 1.1),
          "attributes", new Least(1.5, 1.6, 1.2, 1.2),
          "mixed", new Least(1.2, 1.1, 1, 1));

  /** The first document takes at most 0.8 of Aalto's CPU time. */
  private static final double FIRST_SPEED = 1 / 0.8;

  private PiximalTargets() {}

  /** Speeds behind SAX and StAX in a JVM with vectors, and in one without. */
  private record Least(double sax, double stax, double saxWithout, double staxWithout) {
    double of(boolean isSax, boolean vectors) {
      return vectors ? isSax ? sax : stax : isSax ? saxWithout : staxWithout;
    }
  }

  /**
   * Over the fastest other of the same API, when warm.
   *
   * @param vectors whether the JVM has the module of vectors
   */
  static double speed(String document, boolean isSax, boolean vectors) {
    Least least =
        document.equals(FIRST_DOCUMENT)
            ? NO_SLOWER
            : SPEEDS.getOrDefault(Task.recorded(document).family(), NO_SLOWER);
    return least.of(isSax, vectors);
  }

  /** Over Aalto, with the first document of a JVM. */
  static double firstDocument() {
    return FIRST_SPEED;
  }
}
