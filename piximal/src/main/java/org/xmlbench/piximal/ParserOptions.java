package org.xmlbench.piximal;

import java.util.Optional;

/**
 * How documents are read.
 *
 * @param limits of what they may ask for
 * @param namespaces whether names are resolved by Namespaces in XML 1.0, and its rules are required
 * @param externals fetches external entities; empty: none is fetched, and each reference to one is
 *     a {@link XmlEvent#SKIPPED_ENTITY}
 */
public record ParserOptions(
    ParserLimits limits, boolean namespaces, Optional<ExternalEntities> externals) {
  /** With namespaces and the usual limits; nothing is fetched. */
  public static final ParserOptions DEFAULT =
      new ParserOptions(ParserLimits.DEFAULT, true, Optional.empty());

  public ParserOptions withLimits(ParserLimits other) {
    return new ParserOptions(other, namespaces, externals);
  }

  /** The same with or without namespaces. */
  public ParserOptions withNamespaces(boolean aware) {
    return new ParserOptions(limits, aware, externals);
  }

  /** The same with a fetcher of external entities. */
  public ParserOptions withExternals(ExternalEntities fetching) {
    return new ParserOptions(limits, namespaces, Optional.of(fetching));
  }
}
