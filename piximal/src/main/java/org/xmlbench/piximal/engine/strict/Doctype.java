package org.xmlbench.piximal.engine.strict;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.piximal.DeclaredNotation;
import org.xmlbench.piximal.DoctypeMarkup;
import org.xmlbench.piximal.engine.names.EntityDeclaration;
import org.xmlbench.piximal.engine.names.Symbol;

/** What the document type declaration says, or that there is none. */
public final class Doctype {
  public String name;
  public String publicId;
  public String systemId;

  /** Where the external entity is that is read just now; null in the document itself. */
  String base;

  /** Comments and processing instructions in it, in their order. */
  public final List<DoctypeMarkup> markup = new ArrayList<>();

  /** Where the declaration begins in the input, as long as it is the event. */
  public int from;

  public int to;

  /** Where its internal subset begins; 0 where it has none. */
  public int subsetFrom;

  /** Where that ends. */
  public int subsetTo;

  boolean refersToParameterEntities;

  /** Whether there are declarations that were not read: those behind them are not processed. */
  boolean unread;

  /** Whether the XML declaration says {@code standalone='yes'}. */
  public boolean standalone;

  final Map<String, EntityDeclaration> parameterEntities = new HashMap<>();
  public final Map<String, DeclaredNotation> notations = new LinkedHashMap<>();

  /** Names that declarations hang on. */
  public final List<Symbol> declared = new ArrayList<>();

  /** Unparsed entities, in the order of their declarations. */
  public final List<EntityDeclaration> unparsed = new ArrayList<>();

  /** Whether more may be declared elsewhere: constraint Entity Declared. */
  boolean mayBeDeclaredElsewhere() {
    return !standalone && (systemId != null || refersToParameterEntities);
  }

  /** Removes what its names were given, for another document. */
  public void forget() {
    for (Symbol symbol : declared) {
      symbol.entity = null;
      symbol.declarations = null;
    }
  }
}
