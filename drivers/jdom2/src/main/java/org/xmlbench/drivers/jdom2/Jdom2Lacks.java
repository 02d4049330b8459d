package org.xmlbench.drivers.jdom2;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/** What JDOM 2.0.6.1 over the platform's parser lacks. */
final class Jdom2Lacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(
          Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE,
          Capability.REPEATED_DECLARATION_OF_ELEMENT_PREFIX,
          Capability.encoding("UTF-32"));

  private static final List<String> ACCEPTED_MALFORMATIONS =
      List.of("entity-name-without-colon", "unresolved-reference-in-attribute");

  private Jdom2Lacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
