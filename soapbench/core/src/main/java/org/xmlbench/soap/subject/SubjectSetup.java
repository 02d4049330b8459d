package org.xmlbench.soap.subject;

import java.util.List;

/**
 * How a subject's library is run here.
 *
 * @param parser the XML parser below it
 * @param options every option that differs from its default, as {@code name=value}
 * @param packages prefixes of the packages whose methods do the work, for the warm-up's watch over
 *     the compiler
 * @param absent artifacts that others of the same folder need and that are not on this one's class
 *     path: a library that looks for a parser would find them
 */
public record SubjectSetup(
    String parser, List<String> options, List<String> packages, List<String> absent) {
  public SubjectSetup {
    options = List.copyOf(options);
    packages = List.copyOf(packages);
    absent = List.copyOf(absent);
  }

  /** With all that its folder holds. */
  public SubjectSetup(String parser, List<String> options, List<String> packages) {
    this(parser, options, packages, List.of());
  }

  /** With the library's defaults. */
  public static SubjectSetup ofDefaults(String parser, String... packages) {
    return new SubjectSetup(parser, List.of(), List.of(packages));
  }

  public SubjectSetup without(List<String> artifacts) {
    return new SubjectSetup(parser, options, packages, artifacts);
  }
}
