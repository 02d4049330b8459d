package org.xmlbench.drivers.crimson;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/** What both parsers of Crimson 1.1.3 lack, which share one scanner. */
final class CrimsonLacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(
          Capability.DEEP_NESTING,
          Capability.ENDS_IN_CDATA_END,
          Capability.ERROR_LINE,
          Capability.LINE_ENDS_IN_LONG_DOCUMENT,
          Capability.SUPPLEMENTARY_CHARACTERS,
          Capability.encoding("UTF-32"));

  private static final List<String> ACCEPTED_MALFORMATIONS =
      List.of(
          "attributes-unique",
          "legal-character-in-attribute",
          "legal-character-overflow",
          "no-prefix-undeclaring",
          "prefix-declared-attribute",
          "qname-attribute",
          "reserved-name-as-default",
          "reserved-name-xml",
          "reserved-name-xmlns",
          "reserved-prefix-xml",
          "reserved-prefix-xmlns",
          "utf-8-overlong-three-bytes");

  private CrimsonLacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
