package org.xmlbench.drivers.vtdxml;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/** What VTD-XML 2.13 lacks. */
final class VtdLacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(
          Capability.ATTRIBUTE_DEFAULTS,
          Capability.ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG,
          Capability.ATTRIBUTE_NAMES_BEYOND_ASCII,
          Capability.ATTRIBUTE_TYPES,
          Capability.BRACKETS_IN_DOCTYPE,
          Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE,
          Capability.DECLARATIONS_AFTER_PARAMETER_ENTITY,
          Capability.DEEP_NESTING,
          Capability.EXTERNAL_ENTITIES,
          Capability.INTERNAL_ENTITIES,
          Capability.LINE_END_IN_ATTRIBUTE_VALUE,
          Capability.LONG_ATTRIBUTE_VALUE,
          Capability.NAMESPACE_DEFAULTS,
          Capability.OUTER_NAMESPACES_IN_ENTITY,
          Capability.TAB_IN_ATTRIBUTE_VALUE,
          Capability.encoding("BIG5"),
          Capability.encoding("EUC-JP"),
          Capability.encoding("EUC-KR"),
          Capability.encoding("GB18030"),
          Capability.encoding("GB2312"),
          Capability.encoding("GBK"),
          Capability.encoding("ISO-2022-JP"),
          Capability.encoding("KOI8-R"),
          Capability.encoding("KOI8-U"),
          Capability.encoding("SHIFT_JIS"),
          Capability.encoding("UTF-32"));

  private static final List<String> ACCEPTED_MALFORMATIONS =
      List.of(
          "attlist-default",
          "attlist-type",
          "declaration-keyword",
          "doctype-name",
          "doctype-once",
          "element-declaration-content",
          "element-declaration-model",
          "entity-declaration-value",
          "entity-name-without-colon",
          "entity-value-ampersand",
          "legal-character-beyond-unicode",
          "legal-character-overflow",
          "legal-character-surrogate",
          "no-conditional-section-in-subset",
          "no-text-in-subset",
          "notation-declaration",
          "pes-in-internal-subset",
          "pi-target-without-colon",
          "public-identifier-character",
          "qname-local-part",
          "qname-prefix",
          "utf-8-overlong-three-bytes");

  private VtdLacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
