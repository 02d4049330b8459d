package org.xmlbench.piximal.engine;

import org.xmlbench.piximal.XmlDeclaration;

/** What an event has, whether it was read from a document or from a tape. */
abstract sealed class EventState permits DocumentReader, TapeReader {
  final ElementStack elements = new ElementStack();
  final AttributeTable attributes = new AttributeTable();
  final Doctype doctype = new Doctype();
  final ByteInput in;
  final NamespaceScopes scopes;
  private final TextCharacters decoded;

  /** Whether names are resolved. */
  final boolean aware;

  /** The element that begins or ends. */
  Symbol name;

  /** How many elements are open, with one that begins or ends. */
  int depth;

  /** How many namespaces the element declares that begins or ends. */
  int declared;

  /** The XML declaration; null where there is none. */
  XmlDeclaration declaration;

  /** Target of the processing instruction. */
  Symbol target;

  /** Of a skipped entity. */
  Symbol skipped;

  /** The text of the event, or data of an instruction. */
  byte[] bytes;

  int from;
  int to;

  /** Whether the text of the event stands in a CDATA section. */
  boolean isSection;

  /** Whether that section begins with it. */
  boolean isSectionStart;

  /** Whether the event is the end of an element, which is left when the next one is asked for. */
  boolean closing;

  EventState(ByteInput in, ReaderNames known, boolean aware) {
    this.in = in;
    this.scopes = known.scopes();
    this.decoded = known.characters();
    this.aware = aware;
  }

  /** Holds nothing of the document any more. */
  final void forget() {
    hold(null, 0, 0);
    attributes.forget();
  }

  /** Decodes the text of the event, and returns how many UTF-16 units it has. */
  final int decode() {
    return decoded.decode(in, bytes, from, to);
  }

  /** Where the text is that was decoded last. */
  final TextCharacters decoded() {
    return decoded;
  }

  /** The element begins. */
  final void started(Symbol element, int declarations) {
    name = element;
    declared = declarations;
    depth++;
  }

  /** The element ends, which is not among {@link #elements}. */
  final void ended(Symbol element, int declarations) {
    name = element;
    declared = declarations;
    closing = true;
  }

  /** The innermost of {@link #elements} ends. */
  final void ended() {
    ended(elements.name(), scopes.mark() - elements.mark());
    elements.pop();
  }

  /** Leaves the element whose end was the last event. */
  final void leave(NamespaceBinder binder) {
    closing = false;
    depth--;
    if (declared > 0) {
      binder.closed(scopes.mark() - declared);
    }
  }

  /** Namespace of the element that begins or ends. */
  final String namespace() {
    if (!aware) {
      return "";
    }
    return name.prefix == null ? scopes.none().uri : name.prefix.uri;
  }

  /** Keeps where the text of the event is, which stands in no section. */
  final void hold(byte[] some, int start, int end) {
    bytes = some;
    from = start;
    to = end;
    isSection = false;
  }

  /** Where the event ends. */
  abstract TextPosition place();
}
