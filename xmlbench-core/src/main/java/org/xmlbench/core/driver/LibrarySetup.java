package org.xmlbench.core.driver;

import java.util.List;
import java.util.function.Supplier;

/**
 * A way in which a program sets a library up that reads documents of others and times nothing.
 *
 * @param lines lines of Java, or of C of a native library, that do so with a stream {@code in};
 *     they name classes, those beside {@link #IMPORTED} in full, and never use JAXP's search
 * @param source where the library's authors prescribe it, or why it is nothing more; {@code null}
 *     of a library as it comes
 * @param parsers makes a parser so; the library is loaded no earlier
 */
public record LibrarySetup(List<String> lines, String source, Supplier<Parser> parsers) {
  /** Packages whose classes lines call by their simple names. */
  public static final List<String> IMPORTED =
      List.of("java.io", "javax.xml.parsers", "javax.xml.stream", "org.w3c.dom", "org.xml.sax");

  public LibrarySetup {
    lines = List.copyOf(lines);
  }
}
