package org.xmlbench.piximal.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.piximal.DeclaredNotation;
import org.xmlbench.piximal.DoctypeMarkup;

/** What the document type declaration says, or that there is none. */
final class Doctype {
  String name;
  String publicId;
  String systemId;

  /** Where the external entity is that is read just now; null in the document itself. */
  String base;

  /** Comments and processing instructions in it, in their order. */
  final List<DoctypeMarkup> markup = new ArrayList<>();

  /** Where the declaration begins in the input, as long as it is the event. */
  int from;

  int to;

  /** Where its internal subset begins; 0 where it has none. */
  int subsetFrom;

  /** Where that ends. */
  int subsetTo;

  boolean refersToParameterEntities;

  /** Whether there are declarations that were not read: those behind them are not processed. */
  boolean unread;

  /** Whether the XML declaration says {@code standalone='yes'}. */
  boolean standalone;

  final Map<String, EntityDeclaration> parameterEntities = new HashMap<>();
  final Map<String, DeclaredNotation> notations = new LinkedHashMap<>();

  /** Names that declarations hang on. */
  final List<Symbol> declared = new ArrayList<>();

  /** Unparsed entities, in the order of their declarations. */
  final List<EntityDeclaration> unparsed = new ArrayList<>();

  /**
   * Whether what is declared nowhere here may be declared elsewhere: constraint Entity Declared.
   */
  boolean mayBeDeclaredElsewhere() {
    return !standalone && (systemId != null || refersToParameterEntities);
  }

  /** Removes what its names were given, for another document. */
  void forget() {
    for (Symbol symbol : declared) {
      symbol.entity = null;
      symbol.declarations = null;
    }
  }
}
