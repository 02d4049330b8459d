package org.xmlbench.piximal.engine.fast;

import javax.xml.stream.XMLStreamConstants;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.names.SymbolTable;
import org.xmlbench.piximal.engine.scan.ByteScanner;

/**
 * What an event has that was read directly. Texts stand in the window, whose characters are made
 * already where they are ASCII, or elsewhere.
 */
abstract class DirectState extends ReaderView {
  /** The text is in {@link #bytes}. */
  private static final int HELD = 0;

  /** The text is in {@link #characters}, and in the bytes. */
  private static final int DECODED = 1;

  private static final int IN_WINDOW = 2;

  /** The text is in the window, whose characters are made. */
  private static final int IN_CHARACTERS = 3;

  public final ReusedState known;
  public final SymbolTable table;
  Symbol[] names;

  /** Number of the event behind StAX: a reference would be written, see docs/decisions/0086. */
  private int event = XMLStreamConstants.START_DOCUMENT;

  /** Null before content is read directly. */
  StopWindow window;

  // Those of the window, since they are needed with each event.
  byte[] b;
  int base;

  /** Those of the window, once they were asked for. */
  private char[] windowCharacters;

  private int windowForm;

  private int form;
  private int units;
  private char[] characters;
  private int charactersFrom;

  DirectState(ByteInput in, ReusedState known, boolean aware) {
    super(in, known, aware);
    this.known = known;
    this.table = known.table();
    this.names = table.numbered();
  }

  /** The window has changed. References are written where they do, see docs/decisions/0086. */
  final void seeWindow() {
    base = window.base;
    windowForm = IN_WINDOW;
    if (window.hasCharacters()) {
      showCharacters();
    }
    if (b != window.bytes) {
      b = window.bytes;
    }
  }

  /** The text is that of the window, and known to stand as it is. */
  final void showInWindow(int start, int end) {
    from = start;
    to = end;
    form = windowForm;
  }

  /** The text is what is held, or will be. */
  final void showHeld() {
    form = HELD;
  }

  @Override
  final int decode() {
    return form == IN_CHARACTERS ? to - from : otherUnits();
  }

  private int otherUnits() {
    if (isInAscii()) {
      return to - from;
    }
    return form == DECODED ? units : decodeOnce();
  }

  private boolean isInAscii() {
    return form == IN_WINDOW && window.ascii;
  }

  private int decodeOnce() {
    byte[] some = textBytes();
    if (form == IN_WINDOW) {
      hold(some, from, to);
    }
    if (to - from <= StopWindow.SIZE && some == in.buffer && in.isBrought()) {
      char[] own = known.buffers().units();
      decoded(own, 0, ByteScanner.decodeText(some, from, to, own));
    } else {
      int count = texts.decode(in, some, from, to);
      decoded(texts.characters, texts.from, count);
    }
    return units;
  }

  /** References are written where they change only, see docs/decisions/0086. */
  final void decoded(char[] some, int first, int count) {
    if (characters != some) {
      characters = some;
    }
    charactersFrom = first;
    units = count;
    form = DECODED;
  }

  @Override
  public final char[] characters() {
    return form == IN_CHARACTERS ? windowCharacters : otherCharacters();
  }

  private char[] otherCharacters() {
    if (!isInAscii()) {
      otherUnits();
      return characters;
    }
    showCharacters();
    form = IN_CHARACTERS;
    return windowCharacters;
  }

  private void showCharacters() {
    if (windowCharacters != window.characters()) {
      windowCharacters = window.characters();
    }
    windowForm = IN_CHARACTERS;
  }

  @Override
  public final int charactersFrom() {
    return form == IN_CHARACTERS ? from - base : otherFrom();
  }

  private int otherFrom() {
    if (isInAscii()) {
      return from - base;
    }
    otherUnits();
    return charactersFrom;
  }

  @Override
  public final byte[] textBytes() {
    return form >= IN_WINDOW ? b : bytes;
  }

  @Override
  public final boolean isSection() {
    return form < IN_WINDOW && isSection;
  }

  /** Some names may be new, or forgotten. */
  final void seeNames() {
    Symbol[] all = table.numbered();
    if (names != all) {
      names = all;
    }
  }

  @Override
  public final Symbol numbered(int number) {
    return names[number];
  }

  /** The event that was asked for last; null before the first. */
  public final XmlEvent event() {
    return StaxEventCodes.event(event);
  }

  protected final void moveBeforeFirst() {
    event = XMLStreamConstants.START_DOCUMENT;
  }

  final int moveTo(int code) {
    event = code;
    return code;
  }
}
