package org.xmlbench.core.driver;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/**
 * What is to be known of a driver without running its parser.
 *
 * @param id the subject's name: library and API style, such as {@code woodstox-stax}
 * @param library the library that parses
 * @param lacks capabilities that the library lacks, each proven by a test
 * @param options every option that differs from the library's default, as {@code name=value}
 * @param raisedLimits every processing limit that the driver raises, as {@code name=value}
 */
public record DriverDescription(
    String id,
    Library library,
    ApiStyle style,
    Set<Capability> lacks,
    List<String> options,
    List<String> raisedLimits) {

  public DriverDescription {
    lacks = Set.copyOf(lacks);
    options = List.copyOf(options);
    raisedLimits = List.copyOf(raisedLimits);
  }

  /** The same of a driver that lacks those capabilities as well. */
  public DriverDescription lacking(Capability... more) {
    Set<Capability> all = new HashSet<>(lacks);
    all.addAll(List.of(more));
    return new DriverDescription(id, library, style, all, options, raisedLimits);
  }

  public DriverDescription named(String other) {
    return new DriverDescription(other, library, style, lacks, options, raisedLimits);
  }

  /** The same with one more option. */
  public DriverDescription with(String option) {
    List<String> all = new ArrayList<>(options);
    all.add(option);
    return new DriverDescription(id, library, style, lacks, all, raisedLimits);
  }

  public DriverDescription withVersion(String version) {
    return new DriverDescription(
        id, library.withVersion(version), style, lacks, options, raisedLimits);
  }
}
