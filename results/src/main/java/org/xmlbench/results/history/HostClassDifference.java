package org.xmlbench.results.history;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A fact in which classes of hosts differ.
 *
 * @param fact its name in the manifest, such as {@code kernel} or {@code jdkVersion}
 * @param values its value in each class, in the order of the classes; {@value #UNKNOWN} where it is
 *     not known
 */
record HostClassDifference(String fact, List<String> values) {
  static final String UNKNOWN = "not stated";
  private static final String CLOCK = "clock";

  HostClassDifference {
    values = List.copyOf(values);
  }

  /** What differs between these classes, in the order of the facts' names. */
  static List<HostClassDifference> of(Collection<HostClass> classes) {
    List<SortedMap<String, String>> all = classes.stream().map(HostClassDifference::facts).toList();
    TreeSet<String> names = new TreeSet<>();
    all.forEach(facts -> names.addAll(facts.keySet()));
    List<HostClassDifference> differences = new ArrayList<>();
    for (String name : names) {
      List<String> values = all.stream().map(facts -> facts.getOrDefault(name, UNKNOWN)).toList();
      if (values.stream().distinct().count() > 1) {
        differences.add(new HostClassDifference(name, values));
      }
    }
    return differences;
  }

  /** All differences in one sentence. */
  static String sentence(Collection<HostClass> classes) {
    return "The runs are of %d host classes, and nothing is compared across them. They differ in, class after class: %s."
        .formatted(
            classes.size(),
            of(classes).stream().map(HostClassDifference::text).collect(Collectors.joining("; ")));
  }

  /** Such as {@code kernel 6.1.0 | 6.8.0}. */
  private String text() {
    return fact + " " + String.join(" | ", values);
  }

  private static SortedMap<String, String> facts(HostClass of) {
    SortedMap<String, String> facts = new TreeMap<>(of.host().facts());
    facts.putAll(of.measuring());
    facts.put(CLOCK, of.clock().label());
    return facts;
  }
}
