package org.xmlbench.drivers.aalto;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.support.LibraryVersion;

/**
 * What the drivers of Aalto have in common. It reads no declarations of the internal subset, and
 * has no limits that a driver must raise.
 */
final class Aalto {
  /** How Aalto rejects a reference that it cannot expand, in text and in an attribute's value. */
  static final Pattern UNDECLARED_ENTITY =
      Pattern.compile("General entity reference \\(&([^;]+);\\)");

  /** Why nothing makes it safer. */
  static final String NEEDS_NOTHING =
      "nothing to set: it expands no entity that a document declares (measured)";

  private static final List<Capability> LACKING =
      List.of(
          Capability.ATTRIBUTE_DEFAULTS,
          Capability.ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG,
          Capability.ATTRIBUTE_TYPES,
          Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE,
          Capability.DECLARATIONS_AFTER_PARAMETER_ENTITY,
          Capability.ERROR_COLUMN,
          Capability.EXTERNAL_ENTITIES,
          Capability.INTERNAL_ENTITIES,
          Capability.NAMESPACE_DEFAULTS,
          Capability.OUTER_NAMESPACES_IN_ENTITY,
          Capability.QUOTES_IN_DOCTYPE);

  private static final List<String> ACCEPTED_MALFORMATIONS =
      List.of(
          "attlist-default",
          "attlist-type",
          "declaration-keyword",
          "element-declaration-content",
          "element-declaration-model",
          "entity-declaration-value",
          "entity-name-without-colon",
          "entity-value-ampersand",
          "no-less-than-in-attribute-default",
          "no-prefix-undeclaring",
          "no-text-in-subset",
          "notation-declaration",
          "pes-in-internal-subset",
          "pi-target-without-colon",
          "public-identifier-character",
          "qname-local-part",
          "utf-8-beyond-unicode",
          "utf-8-overlong",
          "utf-8-overlong-three-bytes");

  private Aalto() {}

  static DriverDescription describe(String id, ApiStyle style, List<String> options) {
    Set<Capability> lacking = new HashSet<>(LACKING);
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(lacking::add);
    return new DriverDescription(
        id,
        new Library(
            "Aalto",
            "com.fasterxml:aalto-xml",
            LibraryVersion.of("com.fasterxml.aalto.stax.InputFactoryImpl", "aalto-xml"),
            "Apache-2.0",
            "aalto",
            List.of("com.fasterxml.aalto", "org.codehaus.stax2")),
        style,
        lacking,
        options,
        List.of());
  }
}
