package org.xmlbench.drivers.piccolo;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.support.CommonEncodings;

/**
 * What Piccolo 1.0.3 lacks. It counts a line end twice where white space directly follows a start
 * tag, an empty-element tag or a reference, and now and then one at the end of its buffer; it names
 * no columns.
 */
final class PiccoloLacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(
          Capability.END_TAG_BEYOND_LATIN_1_IN_LONG_DOCUMENT,
          Capability.ERROR_LINE,
          Capability.LONG_CDATA_SECTION,
          Capability.MIXED_NAMES_BEYOND_LATIN_1,
          Capability.NAMESPACE_ATTRIBUTE_DECLARATIONS,
          Capability.NAMESPACE_DEFAULTS,
          Capability.NESTED_DEFAULT_NAMESPACES,
          Capability.PREFIXED_ATTRIBUTE_IN_LONG_DOCUMENT,
          Capability.PREFIXED_ROOT_ATTRIBUTE,
          Capability.SUPPLEMENTARY_CHARACTERS,
          Capability.WHITE_SPACE_REFERENCES_IN_TOKENS);

  private static final List<String> ACCEPTED_MALFORMATIONS =
      List.of(
          "attributes-unique",
          "element-prefix-not-xmlns",
          "entity-name-without-colon",
          "legal-character-overflow",
          "no-prefix-undeclaring",
          "no-reference-after-root",
          "parsed-entity",
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
          "reserved-prefix-xmlns",
          "start-tag-present",
          "utf-8-complete");

  private PiccoloLacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    all.addAll(CommonEncodings.lackingAllBut("US-ASCII", "UTF-16"));
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
