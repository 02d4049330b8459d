package org.xmlbench.piximal;

import java.util.Objects;
import java.util.Optional;

/**
 * How documents are read.
 *
 * @param limits of what they may ask for
 * @param namespaces whether names are resolved by Namespaces in XML 1.0, and its rules are required
 * @param externals fetches external entities; empty: none is fetched, and each reference to one is
 *     a {@link XmlEvent#SKIPPED_ENTITY}
 * @param declarations whether declarations of a document type are processed; else they are checked,
 *     attributes have no defaults, and each reference to an entity is a {@link
 *     XmlEvent#SKIPPED_ENTITY}
 * @param references what becomes of references to entities in content
 * @param emptySections whether a CDATA section without text is an event, a text without characters
 */
public record ParserOptions(
    ParserLimits limits,
    boolean namespaces,
    Optional<ExternalEntities> externals,
    boolean declarations,
    EntityReferences references,
    boolean emptySections) {
  public ParserOptions {
    Objects.requireNonNull(limits, "limits");
    Objects.requireNonNull(externals, "externals");
    Objects.requireNonNull(references, "references");
  }

  /** With namespaces and the usual limits; nothing is fetched. */
  public static final ParserOptions DEFAULT =
      new ParserOptions(ParserLimits.DEFAULT, true, Optional.empty());

  /** Options that process declarations, replace references, and show no empty sections. */
  public ParserOptions(
      ParserLimits limits, boolean namespaces, Optional<ExternalEntities> externals) {
    this(limits, namespaces, externals, true, EntityReferences.REPLACED, false);
  }

  public ParserOptions withLimits(ParserLimits other) {
    return new ParserOptions(other, namespaces, externals, declarations, references, emptySections);
  }

  /** The same with or without namespaces. */
  public ParserOptions withNamespaces(boolean aware) {
    return new ParserOptions(limits, aware, externals, declarations, references, emptySections);
  }

  /** The same with a fetcher of external entities. */
  public ParserOptions withExternals(ExternalEntities fetching) {
    return new ParserOptions(
        limits, namespaces, Optional.of(fetching), declarations, references, emptySections);
  }

  /** The same that processes declarations of a document type, or passes over them. */
  public ParserOptions withDeclarations(boolean processed) {
    return new ParserOptions(limits, namespaces, externals, processed, references, emptySections);
  }

  /** The same with another treatment of references to entities. */
  public ParserOptions withReferences(EntityReferences other) {
    return new ParserOptions(limits, namespaces, externals, declarations, other, emptySections);
  }

  /** The same that shows sections without text, or passes over them. */
  public ParserOptions withEmptySections(boolean shown) {
    return new ParserOptions(limits, namespaces, externals, declarations, references, shown);
  }
}
