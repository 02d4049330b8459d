package org.xmlbench.piximal.engine;

import org.xmlbench.piximal.XmlDeclaration;
import org.xmlbench.piximal.XmlEvent;

/** What an event has, whether it was read from a document or from a tape. */
abstract sealed class EventState extends Padding permits DocumentReader, TapeReader {
  private static final XmlEvent[] EVENTS = XmlEvent.values();
  private static final int NONE = -1;
  private static final int UNDECODED = -1;

  final ElementStack elements = new ElementStack();
  final AttributeTable attributes = new AttributeTable();
  final Doctype doctype = new Doctype();
  final ByteInput in;
  final NamespaceScopes scopes;
  private final TextCharacters decoded;

  /** Takes texts that are decoded from a document that is brought. */
  private final char[] own;

  /** Attributes of the element that begins. */
  final TagAttributes shown;

  /** Whether names are resolved. */
  final boolean aware;

  private static final int OTHER = Integer.MIN_VALUE;

  /**
   * Number of the name of the element that begins or ends, as {@link #numbered} takes it, or other.
   */
  private int number = OTHER;

  /** The name of that element, where it is other. */
  private Symbol other;

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

  /** How many characters the text has that are decoded; less than 0 where they are not. */
  private int units;

  /** Where the characters are that are decoded. */
  private char[] characters;

  private int charactersFrom;

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
    this.own = known.room().units();
    this.aware = aware;
    this.shown = new TagAttributes(known, attributes, aware, false);
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
    shown.forget();
  }

  /** Decodes the text of the event, and returns how many UTF-16 units it has. */
  final int decode() {
    if (units < 0) {
      if (to - from <= ContentWindow.SIZE && bytes == in.buffer && in.isBrought()) {
        decoded(own, 0, ByteScanner.decodeText(bytes, from, to, own));
      } else {
        int count = decoded.decode(in, bytes, from, to);
        decoded(decoded.characters, decoded.from, count);
      }
    }
    return units;
  }

  /** References are written where they change only, see docs/decisions/0086. */
  private void decoded(char[] some, int first, int count) {
    if (characters != some) {
      characters = some;
    }
    charactersFrom = first;
    units = count;
  }

  /** Where the characters are that were decoded. */
  final char[] characters() {
    return characters;
  }

  /** Where the text begins in them. */
  final int charactersFrom() {
    return charactersFrom;
  }

  /** Where texts are decoded that stand beside others. */
  final TextCharacters texts() {
    return decoded;
  }

  /** The name that has a number. */
  abstract Symbol numbered(int number);

  /** Name of the element that begins or ends. */
  final Symbol name() {
    return number == OTHER ? other : numbered(number);
  }

  /** The element begins whose attributes are those of the table. */
  final void started(Symbol element, int declarations) {
    named(element);
    begun(declarations);
  }

  /** The same of the element that has that known tag. */
  final void started(KnownTag tag) {
    started(~tag.number, 0);
  }

  /** The same of the element whose name has that number. */
  final void started(int numberOfName, int declarations) {
    number = numberOfName;
    begun(declarations);
  }

  private void begun(int declarations) {
    shown.takeTable(declarations);
    declared = declarations;
    depth++;
  }

  /** The element begins whose name has that number, and whose attributes are shown already. */
  final void startedDirectly(int numberOfName, int declarations) {
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
    if (bytes != some) {
      bytes = some;
    }
    hold(start, end);
    isSection = false;
  }

  /** Keeps where in {@link #bytes} the text of the event is. */
  final void hold(int start, int end) {
    from = start;
    to = end;
    units = UNDECODED;
  }

  /** Keeps a text, which stands in no section, and its characters. */
  final void hold(byte[] some, int start, int end, char[] made, int first, int count) {
    hold(some, start, end);
    decoded(made, first, count);
  }

  /** Where the event ends. */
  abstract TextPosition place();
}
