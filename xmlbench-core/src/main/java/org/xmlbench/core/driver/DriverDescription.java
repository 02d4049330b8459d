package org.xmlbench.core.driver;

import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/**
 * What is to be known of a driver without running its parser.
 *
 * @param id the subject's name: library and API style, such as {@code woodstox-stax}
 * @param library the library's name, such as {@code Woodstox}
 * @param artifact Maven coordinates {@code group:artifact}, or {@code java.xml} for the JDK's own
 * @param version version of the library that is on the class path
 * @param licence SPDX expression, or what is known where there is none
 * @param style API style
 * @param lineage code lineage: drivers of one lineage count once when digests are put to a vote
 *     (JDK, Xerces, Crimson and SJSXP are {@code xerces})
 * @param lacks capabilities that the library lacks, each proven by a test
 * @param options every option that differs from the library's default, as {@code name=value}
 * @param raisedLimits every processing limit that the driver raises, as {@code name=value}
 * @param parserPackages prefixes of the packages whose methods do the parsing, for the warm-up's
 *     watch over the compiler
 */
public record DriverDescription(
    String id,
    String library,
    String artifact,
    String version,
    String licence,
    ApiStyle style,
    String lineage,
    Set<Capability> lacks,
    List<String> options,
    List<String> raisedLimits,
    List<String> parserPackages) {

  public DriverDescription {
    lacks = Set.copyOf(lacks);
    options = List.copyOf(options);
    raisedLimits = List.copyOf(raisedLimits);
    parserPackages = List.copyOf(parserPackages);
  }
}
