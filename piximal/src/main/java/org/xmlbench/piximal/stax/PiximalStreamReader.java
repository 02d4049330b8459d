package org.xmlbench.piximal.stax;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import javax.xml.namespace.NamespaceContext;
import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.DTD;
import javax.xml.stream.events.EntityDeclaration;
import org.xmlbench.piximal.XmlDeclaration;
import org.xmlbench.piximal.cursor.PiximalCursor;
import org.xmlbench.piximal.engine.document.DocumentReader;
import org.xmlbench.piximal.stax.event.DoctypeEvent;
import org.xmlbench.piximal.stax.event.EventOrigin;

/** A stream reader over a cursor. */
final class PiximalStreamReader extends StreamElements implements EventOrigin {
  /** Of a property, as the documentation of {@link javax.xml.stream.XMLStreamReader} names it. */
  private static final String NOTATIONS = "javax.xml.stream.notations";

  private static final String ENTITIES = "javax.xml.stream.entities";

  private static final int DOCTYPES = set(DTD);
  private static final int INSTRUCTIONS = set(PROCESSING_INSTRUCTION);
  private static final int DECODED = set(CHARACTERS, CDATA, SPACE, COMMENT);
  private static final int WITH_CHARACTERS = DECODED | set(JOINED);
  private static final int TEXTS = WITH_CHARACTERS | set(DTD, ENTITY_REFERENCE);

  private final CursorPool pool;
  private final FactoryCursor own;
  private final PiximalCursor cursor;
  private final XmlDeclaration declaration;

  /** In which bytes come; null where characters do. */
  private final String encoding;

  private final boolean coalescing;
  private final boolean sections;
  private final StringBuilder joined = new StringBuilder(0);

  /** Whether each event is more than the reader's. */
  private final boolean isEach;

  /** Whether the next event is more than the reader's, or this one leaves something to forget. */
  private boolean isSpecial;

  /** Whether the reader is at the next event already, which has that number. */
  private boolean ahead;

  private int code;

  /** What the document could not be read for; else null. */
  private IOException failure;

  /** Where the text ends that was joined, since the cursor is behind it; else null. */
  private Location joinedPlace;

  /** The declarations that are in force at that text. */
  private int joinedBindings;

  /** The text as a string, which was asked for or joined; else null. */
  private String text;

  /** The characters of a text that was joined, once they were asked for; else null. */
  private char[] joinedCharacters;

  /** What the cursor has then is that of another document, and nothing of it is shown. */
  private boolean closed;

  /** One whose cursor has begun a document, and is given back when the reader is closed. */
  PiximalStreamReader(CursorPool pool, FactoryCursor own, StreamProperties properties) {
    super((DocumentReader) own.cursor().view(), properties);
    this.pool = pool;
    this.own = own;
    this.cursor = own.cursor();
    this.declaration = reader.declaration();
    this.encoding = reader.encodingName();
    this.coalescing = properties.switches().coalescing();
    this.sections = properties.switches().sections();
    this.isEach = coalescing || sections || !properties.doctypes();
    this.isSpecial = isEach;
  }

  @Override
  public int next() throws XMLStreamException {
    if (isSpecial) {
      event = nextSpecial();
    } else {
      event = read();
    }
    if (event == END_DOCUMENT) {
      isSpecial = true;
    }
    return getEventType();
  }

  private int read() throws XMLStreamException {
    try {
      return reader.nextCode();
    } catch (IOException e) {
      failure = e;
      isSpecial = true;
      throw failed();
    }
  }

  private XMLStreamException failed() {
    return StreamLocation.error(failure, properties);
  }

  private int nextSpecial() throws XMLStreamException {
    text = null;
    if (event == END_DOCUMENT) {
      throw ended();
    }
    if (failure != null) {
      throw failed();
    }
    isSpecial = isEach;
    joinedPlace = null;
    int next = ahead ? code : read();
    ahead = false;
    if (next == DTD && !properties.doctypes()) {
      // It comes again when the next event is asked for.
      code = next;
      ahead = true;
      throw wrong("a document type declaration may not be there");
    }
    if (next == CHARACTERS && coalescing) {
      return join();
    }
    return next == CHARACTERS && sections && reader.isSection() ? CDATA : next;
  }

  private int join() {
    joined.setLength(0);
    joinedBindings = reader.bindings();
    try {
      do {
        joined.append(reader.text());
        joinedPlace = StreamLocation.of(reader, properties);
        code = reader.nextCode();
      } while (code == CHARACTERS);
      ahead = true;
    } catch (IOException e) {
      // It is thrown when the event behind the text is asked for.
      failure = e;
    }
    text = joined.toString();
    joinedCharacters = null;
    return JOINED;
  }

  @Override
  public Object getProperty(String name) {
    return switch (StreamProperties.required(name)) {
      case NOTATIONS -> event == DTD ? doctype().getNotations() : null;
      case ENTITIES -> event == DTD ? doctype().getEntities() : null;
      default -> properties.get(name);
    };
  }

  @Override
  public DTD doctype() {
    requireAt("document type", DOCTYPES);
    return new DoctypeEvent(getLocation(), reader.doctypeDeclaration(), reader.doctypeParts());
  }

  @Override
  public EntityDeclaration entity(String name) {
    return DoctypeEvent.entity(getLocation(), name, reader.doctypeParts());
  }

  @Override
  public int bindings() {
    return joinedPlace == null ? reader.bindings() : joinedBindings;
  }

  @Override
  public String boundPrefix(int index) {
    return reader.boundPrefix(index);
  }

  @Override
  public String boundNamespace(int index) {
    return reader.boundNamespace(index);
  }

  @Override
  public void close() throws XMLStreamException {
    if (closed) {
      return;
    }
    closed = true;
    event = END_DOCUMENT;
    isSpecial = true;
    text = null;
    joinedPlace = null;
    try {
      cursor.close();
      pool.release(own);
    } catch (IOException e) {
      throw new XMLStreamException(e.getMessage(), e);
    }
  }

  @Override
  public String getText() {
    requireAt("text", TEXTS);
    if (text == null) {
      text =
          switch (event) {
            case DTD -> Objects.requireNonNullElse(reader.internalSubset(), "");
            case ENTITY_REFERENCE -> EventKinds.replacement(entity(reader.skippedEntity()));
            default -> reader.text();
          };
      // It is forgotten when the next event is asked for.
      isSpecial = true;
    }
    return text;
  }

  @Override
  public char[] getTextCharacters() {
    return event == CHARACTERS ? reader.characters() : otherCharacters();
  }

  private char[] otherCharacters() {
    requireAt("characters", WITH_CHARACTERS);
    if (event != JOINED) {
      return reader.characters();
    }
    if (joinedCharacters == null) {
      joinedCharacters = text.toCharArray();
    }
    return joinedCharacters;
  }

  @Override
  public int getTextStart() {
    return event == CHARACTERS ? reader.charactersFrom() : otherStart();
  }

  private int otherStart() {
    requireAt("characters", TEXTS);
    return (DECODED >>> event & 1) != 0 ? reader.charactersFrom() : 0;
  }

  @Override
  public int getTextLength() {
    return event == CHARACTERS ? reader.decodeText() : otherLength();
  }

  private int otherLength() {
    return (DECODED >>> event & 1) != 0 ? reader.decodeText() : getText().length();
  }

  @Override
  public int getTextCharacters(int from, char[] target, int targetStart, int length) {
    char[] all = getTextCharacters();
    int count = Math.min(length, getTextLength() - from);
    System.arraycopy(all, getTextStart() + from, target, targetStart, count);
    return count;
  }

  @Override
  public String getNamespaceURI(String prefix) {
    if (prefix == null) {
      throw new IllegalArgumentException("the prefix is null");
    }
    if (closed) {
      return null;
    }
    String namespace = namespaceOf(prefix);
    return namespace == null || namespace.isEmpty() && !isDeclared(prefix) ? null : namespace;
  }

  private String namespaceOf(String prefix) {
    return joinedPlace == null
        ? reader.namespaceOf(prefix)
        : reader.namespaceOf(prefix, joinedBindings);
  }

  @Override
  public NamespaceContext getNamespaceContext() {
    return new StreamNamespaces(this);
  }

  /** The prefixes that are bound to a namespace, innermost first. */
  List<String> prefixesOf(String namespace) {
    if (namespace == null) {
      throw new IllegalArgumentException("the namespace is null");
    }
    if (closed) {
      return List.of();
    }
    return List.copyOf(reader.prefixesOf(namespace, bindings()));
  }

  @Override
  public String getPITarget() {
    requireAt("target", INSTRUCTIONS);
    return reader.target();
  }

  @Override
  public String getPIData() {
    requireAt("data", INSTRUCTIONS);
    return reader.text();
  }

  @Override
  public Location getLocation() {
    if (closed) {
      return StreamLocation.unknown(properties);
    }
    return joinedPlace == null ? StreamLocation.of(reader, properties) : joinedPlace;
  }

  @Override
  public String getEncoding() {
    return properties.encoding() == null ? encoding : properties.encoding();
  }

  @Override
  XmlDeclaration declaration() {
    return declaration;
  }
}
