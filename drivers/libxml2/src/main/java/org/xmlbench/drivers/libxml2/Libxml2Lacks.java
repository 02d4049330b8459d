package org.xmlbench.drivers.libxml2;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/** What libxml2 2.9 lacks. */
final class Libxml2Lacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE, Capability.encoding("UTF-32"));

  /**
   * Of what builds nodes. In an attribute's value a reference that the external subset may declare
   * is left out without an error; an entity is parsed once, apart from what is declared around its
   * references.
   */
  private static final List<Capability> OF_NODES =
      List.of(
          Capability.OUTER_NAMESPACES_IN_ENTITY,
          Capability.rejects("unresolved-reference-in-attribute"));

  private Libxml2Lacks() {}

  /** What the parser lacks of the events of SAX. */
  static Set<Capability> ofSax() {
    return Set.copyOf(CONSTRUCTS);
  }

  static Set<Capability> ofTree() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    all.addAll(OF_NODES);
    return all;
  }

  static Set<Capability> ofReader() {
    Set<Capability> all = ofTree();
    all.add(Capability.LINE_ENDS_IN_CDATA_SECTION);
    return all;
  }
}
