package org.xmlbench.drivers.dom4j;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/** What dom4j 2.2.0 over the platform's parser lacks. */
final class Dom4jLacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE, Capability.encoding("UTF-32"));

  private static final List<String> ACCEPTED_MALFORMATIONS =
      List.of(
          "entity-name-without-colon",
          "pi-target-without-colon",
          "qname-prefix",
          "unresolved-reference-in-attribute");

  private Dom4jLacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
