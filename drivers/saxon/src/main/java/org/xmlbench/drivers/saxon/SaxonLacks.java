package org.xmlbench.drivers.saxon;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/** What Saxon-HE's tiny tree over the platform's parser lacks. */
final class SaxonLacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(
          Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE,
          Capability.REPEATED_DECLARATION,
          Capability.REPEATED_DECLARATION_OF_ATTRIBUTE_PREFIX,
          Capability.REPEATED_DECLARATION_OF_ELEMENT_PREFIX,
          Capability.encoding("UTF-32"));

  private static final List<String> ACCEPTED_MALFORMATIONS =
      List.of("entity-name-without-colon", "qname-prefix", "unresolved-reference-in-attribute");

  private SaxonLacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
