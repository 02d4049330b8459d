package org.xmlbench.drivers.xmlbeans;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/** What the Piccolo of XMLBeans 2.6.0 lacks. */
final class XmlbeansPiccoloLacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(
          Capability.NAMESPACE_DEFAULTS,
          Capability.SUPPLEMENTARY_CHARACTERS,
          Capability.WHITE_SPACE_REFERENCES_IN_TOKENS,
          Capability.encoding("UTF-32"));

  private static final List<String> ACCEPTED_MALFORMATIONS =
      List.of(
          "attributes-unique",
          "element-prefix-not-xmlns",
          "entity-name-without-colon",
          "legal-character-overflow",
          "no-prefix-undeclaring",
          "no-reference-after-root",
          "pi-target-without-colon",
          "prefix-declared",
          "prefix-declared-attribute",
          "prefix-declared-in-scope",
          "qname-attribute",
          "qname-local-part",
          "qname-one-colon",
          "qname-prefix",
          "reserved-name-as-default",
          "reserved-name-xml",
          "reserved-name-xmlns",
          "reserved-prefix-xml",
          "reserved-prefix-xmlns");

  private XmlbeansPiccoloLacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
