package org.xmlbench.soap.binding;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.xmlbench.core.Labelled;
import org.xmlbench.soap.message.PermittedDifference;

/**
 * What a framework says of itself, without loading its libraries.
 *
 * @param id name on the command line, in records and reports
 * @param library name of the framework
 * @param artifact its main artifact, {@code group:artifact}
 * @param version version of that artifact
 * @param licence SPDX expression, or what is known where there is none
 * @param form what it reads and writes
 * @param parser the XML parser below it
 * @param allowances how its messages differ from the reference without saying anything else
 * @param options every option that differs from its default, as {@code name=value}
 * @param packages prefixes of the packages whose methods do the work
 */
public record FrameworkDescription(
    String id,
    String library,
    String artifact,
    String version,
    String licence,
    Form form,
    String parser,
    Set<PermittedDifference> allowances,
    List<String> options,
    List<String> packages) {
  public FrameworkDescription {
    allowances = Collections.unmodifiableSet(new TreeSet<>(allowances));
    options = List.copyOf(options);
    packages = List.copyOf(packages);
  }

  /** What a framework reads and writes. Figures of different forms are never compared. */
  public enum Form implements Labelled {
    /** Text. */
    XML,
    /** A binary form of the infoset: a control. */
    BINARY;
  }
}
