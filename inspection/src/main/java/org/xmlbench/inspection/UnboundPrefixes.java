package org.xmlbench.inspection;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What the content of an entity requires of the namespaces in scope where it is referred to. With
 * it the content is examined once, however often and wherever it is referred to.
 */
final class UnboundPrefixes {
  /** How much is kept of either kind, so that a reference stays cheap. */
  private static final int KEPT = 1000;

  private final Set<String> prefixes = new LinkedHashSet<>();
  private final Set<Set<Namespace>> distinct = new LinkedHashSet<>();

  /** The content uses {@code prefix}: the empty one, for the default namespace, on an element. */
  void use(String prefix) {
    if (prefixes.size() < KEPT) {
      prefixes.add(prefix);
    }
  }

  /** Attributes of one element and one local name have these namespaces, which must differ. */
  void requireDistinct(Set<Namespace> namespaces) {
    if (distinct.size() < KEPT && namespaces.size() <= KEPT) {
      distinct.add(Set.copyOf(namespaces));
    }
  }

  Set<String> prefixes() {
    return prefixes;
  }

  Set<Set<Namespace>> distinct() {
    return distinct;
  }
}
