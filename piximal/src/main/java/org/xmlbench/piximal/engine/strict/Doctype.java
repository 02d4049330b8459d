package org.xmlbench.piximal.engine.strict;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.xmlbench.piximal.DoctypePart;
import org.xmlbench.piximal.engine.names.EntityDeclaration;
import org.xmlbench.piximal.engine.names.Symbol;

/** What the document type declaration says, or that there is none. */
public final class Doctype {
  public String name;
  public String publicId;
  public String systemId;

  /** Where the external entity is that is read just now; null in the document itself. */
  String base;

  private final List<DoctypePart> parts = new ArrayList<>();

  /** What they declare: a later declaration of the same is none of them. */
  private final Set<String> effective = new HashSet<>();

  /** Where the declaration begins in the input, as long as it is the event. */
  public int from;

  public int to;

  /** Where its internal subset begins; 0 where it has none. */
  public int subsetFrom;

  /** Where that ends. */
  public int subsetTo;

  boolean refersToParameterEntities;

  /** Whether it has an external subset, read or not. */
  boolean hasExternalSubset;

  /** Whether there are declarations that were not read: those behind them are not processed. */
  boolean unread;

  /** Whether declarations are passed over, and declare nothing. */
  private boolean passed;

  /** Whether the XML declaration says {@code standalone='yes'}. */
  public boolean standalone;

  final Map<String, EntityDeclaration> parameterEntities = new HashMap<>();

  /** Whether there is an element that is declared to have elements alone as its content. */
  public boolean hasElementContent;

  /** Names that declarations hang on. */
  public final List<Symbol> declared = new ArrayList<>();

  /** Whether what is declared next counts, section 5.1. */
  public boolean isProcessed() {
    return !passed && (!unread || standalone);
  }

  /**
   * Begins to read the declaration, perhaps again: its first part came alone.
   *
   * @param processed whether declarations count
   */
  public void begin(boolean processed) {
    passed = !processed;
    parts.clear();
    effective.clear();
    base = null;
    unread = false;
    hasElementContent = false;
  }

  void declareContent(Symbol element, boolean isOfElements) {
    element.hasElementContent = isOfElements;
    hasElementContent |= isOfElements;
    declared.add(element);
  }

  public void add(DoctypePart part) {
    parts.add(part);
  }

  public boolean addFirst(String kindAndName, DoctypePart declaration) {
    return effective.add(kindAndName) && parts.add(declaration);
  }

  public List<DoctypePart> parts() {
    return List.copyOf(parts);
  }

  /** Whether more may be declared elsewhere: constraint Entity Declared. */
  boolean mayBeDeclaredElsewhere() {
    return passed || !standalone && (hasExternalSubset || refersToParameterEntities);
  }

  /** Removes what its names were given, for another document. */
  public void forget() {
    for (Symbol symbol : declared) {
      symbol.entity = null;
      symbol.declarations = null;
      symbol.hasElementContent = false;
    }
  }
}
