package org.xmlbench.probes;

/**
 * {@code attributes:SIZE}: a map and the sets of changes that made it, almost all of it in
 * attributes: an element has four on average, a record up to twelve, and there is no text but white
 * space.
 *
 * <p>Source: OpenStreetMap's XML, API 0.6: {@code node}, {@code way}, {@code nd}, {@code tag} and
 * {@code changeset} with their attributes in the order in which its server writes them, the last as
 * in the project's published file of all changesets. A quarter of the records have single quotes,
 * as the editor JOSM writes them. How many records are of each kind is ours: a whole map has more
 * ways, whose references have one attribute each, and its changesets are a file of their own. Every
 * eighth way names where it was imported from by an element of a namespace that it declares itself,
 * which is ours too. The values are made up. Everything is ASCII, so that beside {@code psd}
 * attributes are what differs; as in the original no attribute has a prefix.
 */
final class AttributesFamily extends ByteSizedFamily {
  AttributesFamily() {
    super(
        "attributes",
        "a map's nodes, ways and changesets: up to 12 attributes an element, quotes of both kinds",
        "OpenStreetMap XML, API 0.6, and its file of changesets");
  }

  @Override
  Records records(long seed) {
    return new MapRecords(seed);
  }
}
