package org.xmlbench.piximal.engine;

import org.xmlbench.piximal.XmlDeclaration;
import org.xmlbench.piximal.XmlEvent;

/** What an event has, whether it was read from a document or from a tape. */
abstract sealed class EventState extends Padding permits DocumentReader, TapeReader {
  private static final XmlEvent[] EVENTS = XmlEvent.values();
  private static final int NONE = -1;

  final ElementStack elements = new ElementStack();
  final AttributeTable attributes = new AttributeTable();
  final Doctype doctype = new Doctype();
  final ByteInput in;
  final NamespaceScopes scopes;
  private final TextCharacters decoded;

  /** Whether names are resolved. */
  final boolean aware;

  private static final int OTHER = Integer.MIN_VALUE;

  /**
   * Number of the name of the element that begins or ends, or the complement of that of its known
   * tag, or other.
   */
  private int number = OTHER;

  /** The name of that element, where it is other. */
  private Symbol other;

  private CellNames numbers;

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

  boolean isSectionStart;

  /** Whether the event is the end of an element, which is left when the next one is asked for. */
  boolean closing;

  /** Ordinal of the event: a reference would mark a card of the heap, see docs/decisions/0086. */
  private int event = NONE;

  EventState(ByteInput in, ReaderNames known, boolean aware) {
    this.in = in;
    this.scopes = known.scopes();
    this.decoded = known.characters();
    this.aware = aware;
  }

  /** The event that {@link #moveTo} was told of last; null before the first. */
  public final XmlEvent event() {
    return event == NONE ? null : EVENTS[event];
  }

  /** That is the event now. */
  final XmlEvent moveTo(XmlEvent next) {
    event = next.ordinal();
    return next;
  }

  /** There is none yet. */
  final void moveBeforeFirst() {
    event = NONE;
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

  /** What numbers of names and tags mean. */
  final void numbersAreOf(CellNames names) {
    numbers = names;
    attributes.numbersAreOf(names);
  }

  /** Name of the element that begins or ends. */
  final Symbol name() {
    if (number >= 0) {
      return numbers.numbered(number);
    }
    return number == OTHER ? other : numbers.numberedTag(~number).element;
  }

  final void started(Symbol element, int declarations) {
    named(element);
    declared = declarations;
    depth++;
  }

  /** The element begins that has that known tag. */
  final void started(KnownTag tag) {
    started(~tag.number, 0);
  }

  /** The element begins whose name has that number. */
  final void started(int numberOfName, int declarations) {
    number = numberOfName;
    declared = declarations;
    depth++;
  }

  /** The element ends, which is not among {@link #elements}. */
  private void ended(Symbol element, int declarations) {
    named(element);
    declared = declarations;
    closing = true;
  }

  /** The element ends whose name has that number, and which is not among {@link #elements}. */
  final void ended(int numberOfName, int declarations) {
    number = numberOfName;
    declared = declarations;
    closing = true;
  }

  /** The element ends that began last. */
  final void endedAtOnce() {
    closing = true;
  }

  private void named(Symbol element) {
    number = OTHER;
    if (other != element) {
      other = element;
    }
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
    Symbol prefix = name().prefix;
    return prefix == null ? scopes.none().uri : prefix.uri;
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
