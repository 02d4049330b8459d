package org.xmlbench.soap.subject;

import java.util.Optional;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.support.LibraryVersion;

/**
 * The library that a subject is.
 *
 * @param artifact its main artifact, {@code group:artifact}
 * @param version version of that artifact; empty where it cannot be known: the host lacks the
 *     library, or the name of its jar has no version
 * @param licence SPDX expression, or what is known where there is none
 */
public record SubjectLibrary(
    String name, String artifact, Optional<String> version, String licence) {
  public SubjectLibrary(String name, String artifact, String version, String licence) {
    this(name, artifact, Optional.of(version), licence);
  }

  /**
   * A library in the version that the name of its jar has.
   *
   * @param className a class of the main artifact, which is not loaded
   */
  public static SubjectLibrary withClass(
      String className, String name, String artifact, String licence) {
    String artifactId = artifact.substring(artifact.indexOf(':') + 1);
    return new SubjectLibrary(name, artifact, LibraryVersion.of(className, artifactId), licence);
  }

  /** The version for a record, which must have one. */
  public String recordedVersion() {
    return version.orElse(Library.UNNUMBERED);
  }
}
