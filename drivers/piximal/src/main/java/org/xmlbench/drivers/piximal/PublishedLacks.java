package org.xmlbench.drivers.piximal;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.support.CommonEncodings;

/**
 * What the published parsers lack: document types, other encodings, and rules they do not check.
 */
final class PublishedLacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(
          Capability.ATTRIBUTE_DEFAULTS,
          Capability.ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG,
          Capability.ATTRIBUTE_TYPES,
          Capability.BRACKETS_IN_DOCTYPE,
          Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE,
          Capability.DECLARATIONS_AFTER_PARAMETER_ENTITY,
          Capability.DOCTYPE,
          Capability.EXTERNAL_ENTITIES,
          Capability.INTERNAL_ENTITIES,
          Capability.NAMESPACE_ATTRIBUTE_DECLARATIONS,
          Capability.NAMESPACE_DEFAULTS,
          Capability.OUTER_NAMESPACES_IN_ENTITY,
          Capability.QUOTES_IN_DOCTYPE,
          Capability.SUBSET_PROCESSING_INSTRUCTION,
          Capability.WHITE_SPACE_REFERENCES_IN_TOKENS);

  private static final List<String> ACCEPTED_MALFORMATIONS =
      List.of(
          "attributes-unique",
          "character-range-noncharacter",
          "name-character",
          "no-cdata-end-in-text",
          "no-prefix-undeclaring",
          "pi-space-after-target",
          "pi-target-without-colon",
          "qname-local-part",
          "qname-one-colon",
          "qname-attribute",
          "reserved-name-as-default",
          "reserved-name-xml",
          "reserved-name-xmlns",
          "reserved-prefix-xml",
          "reserved-prefix-xmlns",
          "unique-att-spec",
          "utf-8-beyond-unicode",
          "utf-8-continuation",
          "utf-8-in-attribute",
          "utf-8-overlong",
          "utf-8-overlong-three-bytes",
          "utf-8-start",
          "utf-8-surrogate",
          "xml-declaration-order",
          "xml-declaration-standalone",
          "xml-declaration-version");

  private PublishedLacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    all.addAll(CommonEncodings.lackingAllBut("US-ASCII"));
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
