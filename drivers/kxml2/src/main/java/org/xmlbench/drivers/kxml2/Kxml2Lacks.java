package org.xmlbench.drivers.kxml2;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/** What kXML2 lacks: it reads no internal subset and checks little. */
final class Kxml2Lacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(
          Capability.ATTRIBUTE_DEFAULTS,
          Capability.ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG,
          Capability.ATTRIBUTE_TYPES,
          Capability.BRACKETS_IN_DOCTYPE,
          Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE,
          Capability.DECLARATIONS_AFTER_PARAMETER_ENTITY,
          Capability.EXTERNAL_ENTITIES,
          Capability.INTERNAL_ENTITIES,
          Capability.MIXED_NAMES_BEYOND_LATIN_1,
          Capability.NAMESPACE_DEFAULTS,
          Capability.OUTER_NAMESPACES_IN_ENTITY,
          Capability.QUOTES_IN_DOCTYPE,
          Capability.SUPPLEMENTARY_CHARACTERS,
          Capability.SUPPLEMENTARY_CHARACTER_REFERENCES,
          Capability.TAB_IN_ATTRIBUTE_VALUE);

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
          "character-range-nul",
          "declaration-keyword",
          "doctype-before-root",
          "doctype-name",
          "doctype-once",
          "document-not-empty",
          "element-declaration-content",
          "element-declaration-model",
          "element-prefix-not-xmlns",
          "empty-element-tag-slash-last",
          "end-tag-present",
          "entity-declaration-value",
          "entity-declared-in-attribute",
          "entity-name-without-colon",
          "entity-value-ampersand",
          "legal-character",
          "legal-character-beyond-unicode",
          "legal-character-in-attribute",
          "legal-character-surrogate",
          "name-character",
          "no-cdata-after-root",
          "no-conditional-section-in-subset",
          "no-double-hyphen-in-comment",
          "no-external-entity-references",
          "no-less-than-in-attribute-default",
          "no-less-than-in-attribute-values",
          "no-less-than-in-attribute-values-by-entity",
          "no-reference-after-root",
          "no-text-after-root",
          "no-text-before-root",
          "no-text-in-subset",
          "notation-declaration",
          "pes-in-internal-subset",
          "pi-space-after-target",
          "pi-target-present",
          "pi-target-without-colon",
          "public-identifier-character",
          "qname-attribute",
          "qname-local-part",
          "qname-one-colon",
          "reserved-name-as-default",
          "reserved-name-xml",
          "reserved-name-xmlns",
          "reserved-prefix-xml",
          "reserved-prefix-xmlns",
          "root-element",
          "single-root-element",
          "space-between-attributes",
          "unique-att-spec",
          "unresolved-reference-in-attribute",
          "utf-8-beyond-unicode",
          "utf-8-complete",
          "utf-8-continuation",
          "utf-8-in-attribute",
          "utf-8-overlong",
          "utf-8-overlong-three-bytes",
          "utf-8-start",
          "utf-8-surrogate");

  private Kxml2Lacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
