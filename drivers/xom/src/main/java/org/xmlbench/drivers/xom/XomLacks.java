package org.xmlbench.drivers.xom;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/** What XOM 1.4.6 over the platform's parser lacks. */
final class XomLacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(
          Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE,
          Capability.NAMESPACE_ATTRIBUTE_DECLARATIONS,
          Capability.REPEATED_DECLARATION,
          Capability.REPEATED_DECLARATION_OF_ATTRIBUTE_PREFIX,
          Capability.REPEATED_DECLARATION_OF_ELEMENT_PREFIX,
          Capability.encoding("UTF-32"));

  private static final List<String> ACCEPTED_MALFORMATIONS =
      List.of(
          "entity-name-without-colon",
          "pi-target-without-colon",
          "qname-prefix",
          "unresolved-reference-in-attribute");

  private XomLacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
