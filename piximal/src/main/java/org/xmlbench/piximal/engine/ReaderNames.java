package org.xmlbench.piximal.engine;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The names that a parser keeps from one document to the next.
 *
 * @param pinned those that are never forgotten
 */
record ReaderNames(SymbolTable table, NamespaceScopes scopes, List<Symbol> pinned) {
  ReaderNames {
    pinned = List.copyOf(pinned);
  }

  static ReaderNames make() {
    SymbolTable table = new SymbolTable();
    List<Symbol> pinned = new ArrayList<>(References.predefined(table));
    byte[] xml = "xml".getBytes(StandardCharsets.US_ASCII);
    Symbol prefix = table.of(xml, 0, xml.length);
    prefix.uri = NamespaceScopes.XML;
    pinned.add(prefix);
    return new ReaderNames(table, new NamespaceScopes(), pinned);
  }

  /** Makes them ready for another document, whatever the last one left. */
  void reset() {
    scopes.unwind(0);
    if (table.isFull()) {
      table.keep(pinned);
    }
  }
}
