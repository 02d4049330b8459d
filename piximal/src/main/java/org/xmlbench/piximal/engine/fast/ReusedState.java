package org.xmlbench.piximal.engine.fast;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.xmlbench.piximal.engine.input.TextDecoder;
import org.xmlbench.piximal.engine.names.ElementStack;
import org.xmlbench.piximal.engine.names.NamespaceScopes;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.names.SymbolTable;
import org.xmlbench.piximal.engine.strict.References;
import org.xmlbench.piximal.engine.strict.SharedDeclarations;

/**
 * The names, and the buffers, that a parser keeps from one document to the next.
 *
 * @param pinned names that are never forgotten
 * @param characters decodes texts
 * @param buffers for content that is read directly
 */
public record ReusedState(
    SymbolTable table,
    NamespaceScopes scopes,
    List<Symbol> pinned,
    TextDecoder characters,
    ContentBuffers buffers) {
  public ReusedState {
    pinned = List.copyOf(pinned);
  }

  public static ReusedState make() {
    return make(null);
  }

  /** Keeps what a document type declares, too; the declarations may be null. */
  public static ReusedState make(SharedDeclarations declarations) {
    SymbolTable table = new SymbolTable();
    List<Symbol> pinned = new ArrayList<>(References.predefined(table));
    byte[] xml = "xml".getBytes(StandardCharsets.US_ASCII);
    Symbol prefix = table.of(xml, 0, xml.length);
    prefix.bind(NamespaceScopes.XML);
    pinned.add(prefix);
    if (declarations != null) {
      pinned.addAll(declarations.copyTo(table));
    }
    return new ReusedState(
        table, new NamespaceScopes(), pinned, new TextDecoder(), new ContentBuffers());
  }

  /** Forgets names where they are too many, but none that is pinned, declared, bound or open. */
  public void forgetIfFull(Collection<Symbol> declared, ElementStack open) {
    if (!table.isFull()) {
      return;
    }
    List<Symbol> kept = new ArrayList<>(pinned);
    kept.addAll(declared);
    scopes.addPrefixesTo(kept);
    open.addNamesTo(kept);
    table.keep(kept);
  }

  /** Makes them ready for another document, whatever the last one left. */
  public void reset() {
    scopes.unwind(0);
    characters.forget();
    buffers.forget();
    if (table.isFull()) {
      table.keep(pinned);
    }
  }
}
