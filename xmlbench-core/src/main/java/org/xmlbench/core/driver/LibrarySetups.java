package org.xmlbench.core.driver;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * How programs set a library up, beside the driver that is timed: that one reads no external entity
 * and has no limits.
 *
 * @param asItComes with namespaces, and else as it comes
 * @param hardened with what its documentation prescribes for untrusted documents
 */
public record LibrarySetups(LibrarySetup asItComes, LibrarySetup hardened) {
  private static final String RESOLVER =
      "no option of its own: SAX's entity resolver keeps external entities away, and nothing stops"
          + " expansion";

  /** Of a library that nothing makes safer than it comes. */
  public static LibrarySetups needingNothing(
      List<String> lines, String why, Supplier<Parser> parsers) {
    return new LibrarySetups(
        new LibrarySetup(lines, null, parsers), new LibrarySetup(lines, why, parsers));
  }

  /**
   * Of a library of SAX or DOM that has no option of its own: only an entity resolver keeps
   * external entities away.
   *
   * @param lines make the reader or builder
   * @param hardened makes one whose resolver knows no entity
   */
  public static LibrarySetups byResolver(
      List<String> lines, String variable, Supplier<Parser> asItComes, Supplier<Parser> hardened) {
    List<String> more = new ArrayList<>(lines);
    more.add(
        variable
            + ".setEntityResolver("
            + "(publicId, systemId) -> new InputSource(new StringReader(\"\")));");
    return new LibrarySetups(
        new LibrarySetup(lines, null, asItComes), new LibrarySetup(more, RESOLVER, hardened));
  }
}
