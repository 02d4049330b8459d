package org.xmlbench.drivers.libxml2;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/** What libxml2 2.9 lacks. */
final class Libxml2Lacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE, Capability.encoding("UTF-32"));

  private static final List<String> ACCEPTED_MALFORMATIONS = List.of();

  private Libxml2Lacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
