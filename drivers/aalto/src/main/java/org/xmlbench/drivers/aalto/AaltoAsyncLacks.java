package org.xmlbench.drivers.aalto;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.support.CommonEncodings;

/** What Aalto's asynchronous reader lacks: it reads no internal subset at all. */
final class AaltoAsyncLacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(
          Capability.ATTRIBUTE_DEFAULTS,
          Capability.ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG,
          Capability.ATTRIBUTE_TYPES,
          Capability.BRACKETS_IN_DOCTYPE,
          Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE,
          Capability.DECLARATIONS_AFTER_PARAMETER_ENTITY,
          Capability.DOCTYPE,
          Capability.ERROR_COLUMN,
          Capability.EXTERNAL_ENTITIES,
          Capability.INTERNAL_ENTITIES,
          Capability.NAMESPACE_ATTRIBUTE_DECLARATIONS,
          Capability.NAMESPACE_DEFAULTS,
          Capability.OUTER_NAMESPACES_IN_ENTITY,
          Capability.PROCESSING_INSTRUCTION_WITHOUT_DATA,
          Capability.QUOTES_IN_DOCTYPE,
          Capability.SUBSET_PROCESSING_INSTRUCTION,
          Capability.SUPPLEMENTARY_CHARACTERS,
          Capability.WHITE_SPACE_REFERENCES_IN_TOKENS);

  private static final List<String> ACCEPTED_MALFORMATIONS =
      List.of(
          "doctype-before-root",
          "no-cdata-end-in-text",
          "no-prefix-undeclaring",
          "pi-target-without-colon",
          "qname-local-part",
          "utf-8-beyond-unicode",
          "utf-8-overlong",
          "utf-8-overlong-three-bytes");

  private AaltoAsyncLacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    all.addAll(CommonEncodings.lackingAllBut("ISO-8859-1", "US-ASCII"));
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
