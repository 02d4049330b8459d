package org.xmlbench.house.home;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.driver.Library;

/**
 * The versions of a library and of the jars beside it.
 *
 * @param needs names of the jars that it needs
 */
record LibraryVersions(Library library, List<String> needs) {
  LibraryVersions {
    needs = List.copyOf(needs);
  }

  /** The order of the library's own versions. */
  VersionOrder order() {
    return VersionOrder.of(library);
  }

  /** Its own; empty where that is not known. */
  Optional<String> own() {
    return library.version().filter(VersionOrder::isVersion);
  }

  /**
   * That of the library itself or of a jar that it needs; empty where none is so named.
   *
   * @param artifact with its group or without
   */
  Optional<String> of(String artifact) {
    if (isOwn(artifact)) {
      return own();
    }
    Pattern jar =
        Pattern.compile(
            Pattern.quote(withoutGroup(artifact)) + "-(%s)[.]jar".formatted(VersionOrder.VERSION));
    return needs.stream()
        .map(jar::matcher)
        .filter(Matcher::matches)
        .map(found -> found.group(1))
        .findFirst();
  }

  /** Whether an artifact is the library itself. */
  boolean isOwn(String artifact) {
    return withoutGroup(artifact).equals(withoutGroup(library.artifact()));
  }

  private static String withoutGroup(String artifact) {
    return artifact.substring(artifact.lastIndexOf(':') + 1);
  }
}
