package org.xmlbench.piximal.engine;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The names, and the room, that a parser keeps from one document to the next.
 *
 * @param pinned those that are never forgotten
 * @param cells room for what is read ahead
 * @param characters room for texts
 */
record ReaderNames(
    SymbolTable table,
    NamespaceScopes scopes,
    List<Symbol> pinned,
    PlainCells cells,
    TextCharacters characters) {
  ReaderNames {
    pinned = List.copyOf(pinned);
  }

  static ReaderNames make() {
    return make(new Declarations(new Doctype()));
  }

  /** With what a document type declares, which is not forgotten either. */
  static ReaderNames make(Declarations declarations) {
    SymbolTable table = new SymbolTable();
    List<Symbol> pinned = new ArrayList<>(References.predefined(table));
    byte[] xml = "xml".getBytes(StandardCharsets.US_ASCII);
    Symbol prefix = table.of(xml, 0, xml.length);
    prefix.uri = NamespaceScopes.XML;
    pinned.add(prefix);
    pinned.addAll(declarations.copyTo(table));
    return new ReaderNames(
        table, new NamespaceScopes(), pinned, new PlainCells(), new TextCharacters());
  }

  /** Makes them ready for another document, whatever the last one left. */
  void reset() {
    scopes.unwind(0);
    characters.forget();
    cells.stops.forget();
    if (table.isFull()) {
      table.keep(pinned);
    }
    if (cells.tags.isFull()) {
      cells.tags.forget();
    }
  }
}
