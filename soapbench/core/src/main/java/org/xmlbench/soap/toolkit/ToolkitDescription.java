package org.xmlbench.soap.toolkit;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.message.ProfileAssertion;

/**
 * What a toolkit says of itself, without loading its libraries.
 *
 * @param id name on the command line, in records and reports
 * @param library name of the toolkit
 * @param artifact its main artifact, {@code group:artifact}
 * @param version version of that artifact
 * @param licence SPDX expression, or what is known where there is none
 * @param encoding what it speaks here
 * @param seams where it can be cut from the network
 * @param parser the XML parser below it
 * @param allowances how its messages differ from the reference without saying anything else; each
 *     is proven by a test
 * @param violations assertions of WS-I's Basic Profile that its messages do not meet, each proven
 *     by a test, and in a few words what the toolkit does instead
 * @param options every option that differs from its default, as {@code name=value}
 * @param packages prefixes of the packages whose methods do the work, for the warm-up's watch over
 *     the compiler
 */
public record ToolkitDescription(
    String id,
    String library,
    String artifact,
    String version,
    String licence,
    Encoding encoding,
    Set<Seam> seams,
    String parser,
    Set<PermittedDifference> allowances,
    Map<ProfileAssertion, String> violations,
    List<String> options,
    List<String> packages) {
  public ToolkitDescription {
    seams = Collections.unmodifiableSet(new TreeSet<>(seams));
    allowances = Collections.unmodifiableSet(new TreeSet<>(allowances));
    violations = Collections.unmodifiableMap(new TreeMap<>(violations));
    options = List.copyOf(options);
    packages = List.copyOf(packages);
  }

  /** Of a toolkit whose messages meet every assertion that applies to them. */
  public ToolkitDescription(
      String id,
      String library,
      String artifact,
      String version,
      String licence,
      Encoding encoding,
      Set<Seam> seams,
      String parser,
      Set<PermittedDifference> allowances,
      List<String> options,
      List<String> packages) {
    this(
        id,
        library,
        artifact,
        version,
        licence,
        encoding,
        seams,
        parser,
        allowances,
        Map.of(),
        options,
        packages);
  }
}
