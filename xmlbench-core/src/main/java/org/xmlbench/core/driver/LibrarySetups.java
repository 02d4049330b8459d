package org.xmlbench.core.driver;

import java.util.List;
import java.util.function.Supplier;

/**
 * How programs set a library up, beside the driver that is timed: that one reads no external entity
 * and has no limits.
 *
 * @param asItComes with namespaces, and else as it comes
 * @param hardened with what its documentation prescribes for documents that nobody has checked
 */
public record LibrarySetups(LibrarySetup asItComes, LibrarySetup hardened) {
  /**
   * Of a library that nothing makes safer than it comes.
   *
   * @param why nothing does
   */
  public static LibrarySetups needingNothing(
      List<String> lines, String why, Supplier<Parser> parsers) {
    return new LibrarySetups(
        new LibrarySetup(lines, null, parsers), new LibrarySetup(lines, why, parsers));
  }
}
