package org.xmlbench.results.store;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A fact in which classes of hosts differ.
 *
 * @param fact its name in the manifest, such as {@code kernel} or {@code jdkVersion}
 * @param values its value in each class, in the order of the classes; {@value #UNKNOWN} where it is
 *     not known
 */
public record HostDifference(String fact, List<String> values) {
  private static final String UNKNOWN = "not stated";

  public HostDifference {
    values = List.copyOf(values);
  }

  /**
   * What differs between classes, in the order of the facts' names.
   *
   * @param classes the facts of each by their names, such as {@link HostFingerprint#facts}
   */
  public static List<HostDifference> of(List<SortedMap<String, String>> classes) {
    TreeSet<String> names = new TreeSet<>();
    classes.forEach(facts -> names.addAll(facts.keySet()));
    List<HostDifference> differences = new ArrayList<>();
    for (String name : names) {
      List<String> values =
          classes.stream().map(facts -> facts.getOrDefault(name, UNKNOWN)).toList();
      if (values.stream().distinct().count() > 1) {
        differences.add(new HostDifference(name, values));
      }
    }
    return differences;
  }

  /** All differences between classes, as {@link #of} takes them, in words. */
  public static String text(List<SortedMap<String, String>> classes) {
    return of(classes).stream().map(HostDifference::text).collect(Collectors.joining("; "));
  }

  /** Such as {@code kernel 6.1.0 | 6.8.0}. */
  private String text() {
    return fact + " " + String.join(" | ", values);
  }
}
