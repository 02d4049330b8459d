package org.xmlbench.support.xmlpull;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.support.CommonEncodings;

/**
 * What XPP3's parser MXP1 lacks, in XPP3 and in MXParser, its copy with fewer dependencies: it does
 * not read the internal subset, and reads bytes as UTF-8.
 */
public final class Mxp1Lacks {
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
          Capability.NAMESPACE_DEFAULTS,
          Capability.OUTER_NAMESPACES_IN_ENTITY);

  private static final List<String> ACCEPTED_MALFORMATIONS =
      List.of(
          "attlist-default",
          "attlist-type",
          "character-range-control",
          "character-range-control-in-attribute",
          "character-range-in-cdata",
          "character-range-in-comment",
          "character-range-noncharacter",
          "character-range-nul",
          "declaration-keyword",
          "doctype-before-root",
          "doctype-name",
          "element-declaration-content",
          "element-declaration-model",
          "element-prefix-not-xmlns",
          "encoding-known",
          "entity-declaration-value",
          "entity-name-without-colon",
          "entity-value-ampersand",
          "legal-character",
          "legal-character-in-attribute",
          "legal-character-surrogate",
          "name-character",
          "no-conditional-section-in-subset",
          "no-less-than-in-attribute-default",
          "no-text-in-subset",
          "notation-declaration",
          "pes-in-internal-subset",
          "pi-space-after-target",
          "pi-target-without-colon",
          "public-identifier-character",
          "qname-local-part",
          "reserved-name-as-default",
          "reserved-name-xml",
          "reserved-name-xmlns",
          "reserved-prefix-xml",
          "reserved-prefix-xmlns",
          "space-between-attributes",
          "utf-8-beyond-unicode",
          "utf-8-continuation",
          "utf-8-in-attribute",
          "utf-8-overlong",
          "utf-8-overlong-three-bytes",
          "utf-8-start",
          "utf-8-surrogate",
          "xml-declaration-first");

  private Mxp1Lacks() {}

  /** All of it, and what one of the two lacks beside it. */
  public static Set<Capability> with(Capability... more) {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    all.addAll(List.of(more));
    all.addAll(CommonEncodings.lackingAllBut("US-ASCII"));
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
