package org.xmlbench.house.home;

import java.util.Map;
import java.util.Optional;

/** The version of a subject's library in a listing: the number, or why there is none. */
public final class ListedVersion {
  /** The fact's name. */
  static final String VERSION = "version";

  /** What stands in its place. */
  static final String REASON = "noVersion";

  private ListedVersion() {}

  /**
   * Adds it to the facts of a listing.
   *
   * @param version as the subject's description has it
   */
  public static void put(
      Map<String, Object> facts, Optional<String> version, LibrarySubject<?> subject) {
    version.ifPresentOrElse(
        number -> facts.put(VERSION, number), () -> facts.put(REASON, reason(subject)));
  }

  private static String reason(LibrarySubject<?> subject) {
    return subject.unavailable().orElse("the name of the library's jar has no version");
  }
}
