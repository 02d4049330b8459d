package org.xmlbench.soap.subject;

import java.util.List;

/**
 * How a subject's library is run here.
 *
 * @param parser the XML parser below it
 * @param options every option that differs from its default, as {@code name=value}
 * @param packages prefixes of the packages whose methods do the work, for the warm-up's watch over
 *     the compiler
 */
public record SubjectSetup(String parser, List<String> options, List<String> packages) {
  public SubjectSetup {
    options = List.copyOf(options);
    packages = List.copyOf(packages);
  }

  /** With the library's defaults. */
  public static SubjectSetup ofDefaults(String parser, String... packages) {
    return new SubjectSetup(parser, List.of(), List.of(packages));
  }
}
