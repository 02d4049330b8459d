package org.xmlbench.drivers.pugixml;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.support.CommonEncodings;

/** What pugixml 1.13 lacks, which reads no DOCTYPE and checks little. */
final class PugixmlLacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(
          Capability.ATTRIBUTE_DEFAULTS,
          Capability.ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG,
          Capability.ATTRIBUTE_TYPES,
          Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE,
          Capability.DECLARATIONS_AFTER_PARAMETER_ENTITY,
          Capability.EXTERNAL_ENTITIES,
          Capability.INTERNAL_ENTITIES,
          Capability.LINE_ENDS_IN_PROCESSING_INSTRUCTION,
          Capability.NAMESPACE_DEFAULTS,
          Capability.OUTER_NAMESPACES_IN_ENTITY);

  private static final List<String> ACCEPTED_MALFORMATIONS =
      List.of(
          "attlist-default",
          "attlist-type",
          "attributes-unique",
          "character-range-control",
          "character-range-control-in-attribute",
          "character-range-in-cdata",
          "character-range-in-comment",
          "character-range-noncharacter",
          "character-reference-decimal",
          "character-reference-digits",
          "character-reference-lower-case-x",
          "comment-ends-with-two-hyphens",
          "declaration-keyword",
          "doctype-before-root",
          "doctype-name",
          "doctype-once",
          "element-declaration-content",
          "element-declaration-model",
          "element-prefix-not-xmlns",
          "encoding-known",
          "encoding-name",
          "entity-declaration-value",
          "entity-declared",
          "entity-declared-in-attribute",
          "entity-name-without-colon",
          "entity-value-ampersand",
          "legal-character",
          "legal-character-beyond-unicode",
          "legal-character-in-attribute",
          "legal-character-overflow",
          "legal-character-surrogate",
          "name-character",
          "no-bare-ampersand",
          "no-bare-ampersand-in-attribute",
          "no-cdata-after-root",
          "no-cdata-end-in-text",
          "no-conditional-section-in-subset",
          "no-double-hyphen-in-comment",
          "no-less-than-in-attribute-default",
          "no-less-than-in-attribute-values",
          "no-prefix-undeclaring",
          "no-reference-after-root",
          "no-text-after-root",
          "no-text-before-root",
          "no-text-in-subset",
          "notation-declaration",
          "pes-in-internal-subset",
          "pi-target-not-xml",
          "pi-target-not-xml-in-any-case",
          "pi-target-without-colon",
          "prefix-declared",
          "prefix-declared-attribute",
          "prefix-declared-in-scope",
          "public-identifier-character",
          "qname-attribute",
          "qname-local-part",
          "qname-one-colon",
          "qname-prefix",
          "reference-ends-with-semicolon",
          "reserved-name-as-default",
          "reserved-name-xml",
          "reserved-name-xmlns",
          "reserved-prefix-xml",
          "reserved-prefix-xmlns",
          "single-root-element",
          "unique-att-spec",
          "utf-8-beyond-unicode",
          "utf-8-continuation",
          "utf-8-in-attribute",
          "utf-8-overlong",
          "utf-8-overlong-three-bytes",
          "utf-8-start",
          "utf-8-surrogate",
          "xml-declaration-first",
          "xml-declaration-order",
          "xml-declaration-standalone",
          "xml-declaration-version");

  private PugixmlLacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    all.addAll(CommonEncodings.lackingAllBut("ISO-8859-1", "US-ASCII", "UTF-16", "UTF-32"));
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
