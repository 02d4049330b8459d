package org.xmlbench.piximal;

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
 */
public record ParserOptions(
    ParserLimits limits,
    boolean namespaces,
    Optional<ExternalEntities> externals,
    boolean declarations,
    EntityReferences references) {
  /** With namespaces and the usual limits; nothing is fetched. */
  public static final ParserOptions DEFAULT =
      new ParserOptions(ParserLimits.DEFAULT, true, Optional.empty());

  /** Options that process declarations and replace references. */
  public ParserOptions(
      ParserLimits limits, boolean namespaces, Optional<ExternalEntities> externals) {
    this(limits, namespaces, externals, true, EntityReferences.REPLACED);
  }

  public ParserOptions withLimits(ParserLimits other) {
    return new ParserOptions(other, namespaces, externals, declarations, references);
  }

  /** The same with or without namespaces. */
  public ParserOptions withNamespaces(boolean aware) {
    return new ParserOptions(limits, aware, externals, declarations, references);
  }

  /** The same with a fetcher of external entities. */
  public ParserOptions withExternals(ExternalEntities fetching) {
    return new ParserOptions(limits, namespaces, Optional.of(fetching), declarations, references);
  }

  /** The same that processes declarations of a document type, or passes over them. */
  public ParserOptions withDeclarations(boolean processed) {
    return new ParserOptions(limits, namespaces, externals, processed, references);
  }

  /** The same with another treatment of references to entities. */
  public ParserOptions withReferences(EntityReferences other) {
    return new ParserOptions(limits, namespaces, externals, declarations, other);
  }
}
