package org.xmlbench.piximal.engine.fast;

import org.xmlbench.piximal.XmlDeclaration;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.CacheLinePadded;
import org.xmlbench.piximal.engine.input.TextDecoder;
import org.xmlbench.piximal.engine.input.TextPosition;
import org.xmlbench.piximal.engine.names.AttributeTable;
import org.xmlbench.piximal.engine.names.ElementStack;
import org.xmlbench.piximal.engine.names.NamespaceBinder;
import org.xmlbench.piximal.engine.names.NamespaceScopes;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.strict.Doctype;

/** What an event has, whether it was read from a document or from a tape. */
public abstract class EventState extends CacheLinePadded {
  /** What is still to be done before the next event is read: nothing. */
  public static final int NOTHING = 0;

  /** The element is left whose end is the event. */
  public static final int LEAVE = 1;

  /** The end is still to be shown of the element that began last. */
  public static final int END = 2;

  public static final int TEXT_AND_END = 3;

  public final ElementStack elements = new ElementStack();
  public final AttributeTable attributes = new AttributeTable();
  public final Doctype doctype = new Doctype();
  public final ByteInput in;
  public final NamespaceScopes scopes;

  /** The prefix of names that have none. */
  final Symbol none;

  public final TextDecoder texts;

  /** Attributes of the element that begins. */
  public final TagAttributes shown;

  /** Whether names are resolved. */
  final boolean aware;

  /** Number of the name of the element that begins or ends, as {@link #numbered} takes it. */
  public int number;

  /** How many namespaces the element declares that begins or ends. */
  public int declared;

  /** The XML declaration; null where there is none. */
  public XmlDeclaration declaration;

  public Symbol target;

  /** Name of the entity that is skipped. */
  public Symbol skipped;

  /** The text of the event, or data of an instruction. */
  public byte[] bytes;

  /** The first byte of the text. */
  public int from;

  /** Behind the last byte of the text. */
  public int to;

  public boolean isSection;

  /** Whether the text is the first of its section. */
  public boolean isSectionStart;

  /** Whether the text is white space between elements, where none but elements is declared. */
  public boolean isIgnorable;

  /** What is still to be done or shown before the next event is read. */
  public int left;

  EventState(ByteInput in, ReusedState known, boolean aware) {
    this.in = in;
    this.scopes = known.scopes();
    this.none = scopes.none();
    this.texts = known.characters();
    this.aware = aware;
    this.shown = new TagAttributes(known, attributes, aware, false);
  }

  /** Holds nothing of the document any more. */
  public final void forget() {
    hold(null, 0, 0);
    attributes.forget();
    shown.forget();
  }

  /** Decodes the text of the event, and returns how many UTF-16 units it has. */
  int decode() {
    return texts.decode(in, bytes, from, to);
  }

  /** Where the characters are that were decoded. */
  public char[] characters() {
    return texts.characters;
  }

  /** Where the text begins in them. */
  public int charactersFrom() {
    return texts.from;
  }

  public byte[] textBytes() {
    return bytes;
  }

  /** Whether the text of the event stands in a CDATA section. */
  public boolean isSection() {
    return isSection;
  }

  /** How many elements are open, with one that begins or ends. */
  public abstract int depth();

  public abstract Symbol numbered(int number);

  /** Name of the element that begins or ends. */
  public final Symbol name() {
    return numbered(number);
  }

  /** The element begins whose attributes are those of the table. */
  protected final void started(Symbol element, int declarations) {
    shown.takeTable();
    startedDirectly(element.number, declarations);
  }

  /** The element begins whose name has that number, and whose attributes are shown already. */
  protected final void startedDirectly(int numberOfName, int declarations) {
    number = numberOfName;
    declared = declarations;
  }

  /** The element ends whose name has that number, and which is not among {@link #elements}. */
  protected final void ended(int numberOfName, int declarations) {
    number = numberOfName;
    declared = declarations;
    left = LEAVE;
  }

  /** The element ends that began last. */
  protected final void endedAtOnce() {
    left = LEAVE;
  }

  /** The innermost of {@link #elements} ends. */
  protected final void ended() {
    ended(elements.name().number, scopes.mark() - elements.mark());
    elements.pop();
  }

  /** Leaves the element whose end was the last event. */
  final void leave(NamespaceBinder binder) {
    left = NOTHING;
    if (declared > 0) {
      binder.closed(scopes.mark() - declared);
    }
  }

  /** Namespace of the element that begins or ends. */
  public final String namespace() {
    if (!aware) {
      return "";
    }
    Symbol prefix = name().prefix;
    return prefix == null ? none.uri : prefix.uri;
  }

  /** Keeps where the text of the event is, which stands in no section. */
  protected final void hold(byte[] some, int start, int end) {
    // A reference is written where it changes only, see docs/decisions/0086.
    if (bytes != some) {
      bytes = some;
    }
    from = start;
    to = end;
    isSection = false;
  }

  /** Where the event ends. */
  protected abstract TextPosition place();
}
