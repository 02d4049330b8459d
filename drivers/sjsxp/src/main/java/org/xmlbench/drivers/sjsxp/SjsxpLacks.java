package org.xmlbench.drivers.sjsxp;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.support.CommonEncodings;

/** What SJSXP 1.0.2 lacks. */
final class SjsxpLacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(
          Capability.ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG,
          Capability.NAMESPACE_DEFAULTS,
          Capability.SUPPLEMENTARY_CHARACTERS);

  private static final List<String> ACCEPTED_MALFORMATIONS =
      List.of(
          "entity-name-without-colon",
          "pi-target-without-colon",
          "qname-local-part",
          "qname-prefix",
          "unresolved-reference",
          "unresolved-reference-in-attribute",
          "utf-8-overlong-three-bytes");

  private SjsxpLacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    all.addAll(CommonEncodings.lackingAllBut("US-ASCII", "UTF-16"));
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
