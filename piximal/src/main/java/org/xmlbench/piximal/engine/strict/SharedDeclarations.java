package org.xmlbench.piximal.engine.strict;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.names.SymbolTable;

/**
 * What the document type of a document declares that content depends on, for several readers of its
 * parts. The reader that read the document type does not read on.
 */
public final class SharedDeclarations {
  private final Doctype doctype;

  public SharedDeclarations(Doctype doctype) {
    this.doctype = doctype;
  }

  /** Whether there is a general entity whose text would have to be fetched. */
  public boolean haveExternalTexts() {
    return doctype.declared.stream()
        .map(symbol -> symbol.entity)
        .anyMatch(it -> it != null && it.isExternal() && !it.isUnparsed());
  }

  /** Whether white space in content may be none of its texts. */
  public boolean haveElementContent() {
    return doctype.hasElementContent;
  }

  /** Sets what content depends on in the document type of a reader of a part. */
  public void copyTo(Doctype own) {
    own.standalone = doctype.standalone;
    // References to what is declared nowhere are skipped.
    own.hasExternalSubset = doctype.mayBeDeclaredElsewhere();
  }

  /** Copies to the names of that table what is declared of them; returns them. */
  public List<Symbol> copyTo(SymbolTable table) {
    List<Symbol> names = new ArrayList<>();
    for (Symbol it : doctype.declared) {
      Symbol name = it.copyTo(table);
      name.declarations = it.declarations == null ? null : it.declarations.copyTo(table);
      name.entity = it.entity == null ? null : it.entity.copy();
      names.add(name);
    }
    return names;
  }
}
