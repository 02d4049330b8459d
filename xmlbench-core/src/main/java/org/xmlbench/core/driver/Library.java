package org.xmlbench.core.driver;

import java.util.List;
import java.util.Optional;

/**
 * The library behind a driver.
 *
 * @param name such as {@code Woodstox}
 * @param artifact Maven coordinates {@code group:artifact}, {@code java.xml} for the JDK's own, or
 *     {@link #NATIVE} and the package that brings a library which is not Java's
 * @param version the version that is on the class path or that this host has; empty where it cannot
 *     be known: the host lacks the library, or the name of its jar has no version
 * @param licence SPDX expression, or what is known where there is none
 * @param lineage code lineage: drivers of one lineage count once when digests are put to a vote
 *     (JDK, Xerces, Crimson and SJSXP are {@code xerces})
 * @param packages beginnings of the names of the classes that do the parsing, one at least: a fork
 *     whose work another class did is wrong
 */
public record Library(
    String name,
    String artifact,
    Optional<String> version,
    String licence,
    String lineage,
    List<String> packages) {

  /**
   * Begins the artifact of a library that is not Java's: the name of its Debian package follows.
   */
  public static final String NATIVE = "native:";

  /** What records name in place of a version that cannot be known. */
  public static final String UNNUMBERED = "unnumbered";

  public Library {
    packages = List.copyOf(packages);
  }

  /** A library whose version is known. */
  public Library(
      String name,
      String artifact,
      String version,
      String licence,
      String lineage,
      List<String> packages) {
    this(name, artifact, Optional.of(version), licence, lineage, packages);
  }

  /** The version for a record, which must have one. */
  public String recordedVersion() {
    return version.orElse(UNNUMBERED);
  }

  /** Whether it is not Java's. */
  public boolean isNative() {
    return artifact.startsWith(NATIVE);
  }

  public Library withVersion(String other) {
    return new Library(name, artifact, Optional.of(other), licence, lineage, packages);
  }
}
