package org.xmlbench.piximal.stax;

import java.io.IOException;
import java.util.List;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamException;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.XmlDeclaration;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;

/** A stream reader over a cursor. */
final class PiximalStreamReader extends StreamEvents {
  private static final int STARTS = set(START_ELEMENT);
  private static final int NAMED = set(START_ELEMENT, END_ELEMENT);
  private static final int DECLARING = set(START_ELEMENT, END_ELEMENT, NAMESPACE);
  private static final int INSTRUCTIONS = set(PROCESSING_INSTRUCTION);
  private static final int DECODED = set(CHARACTERS, CDATA, SPACE, COMMENT);
  private static final int TEXTS = DECODED | set(DTD, ENTITY_REFERENCE);

  private final CursorPool pool;
  private final FactoryCursor own;
  private final PiximalCursor cursor;
  private final EventView view;
  private final XmlDeclaration declaration;
  private final StreamProperties properties;
  private final StringBuilder joined = new StringBuilder(0);
  private int event = START_DOCUMENT;
  private boolean ahead;
  private String text;
  private char[] characters;
  private int start;
  private int units = -1;

  /** What the cursor has then is that of another document, and nothing of it is shown. */
  private boolean closed;

  /** One whose cursor has begun a document, and is given back when the reader is closed. */
  PiximalStreamReader(CursorPool pool, FactoryCursor own, StreamProperties properties) {
    this.pool = pool;
    this.own = own;
    this.cursor = own.cursor();
    this.view = cursor.view();
    this.declaration = view.declaration();
    this.properties = properties;
  }

  @Override
  public int next() throws XMLStreamException {
    if (event == END_DOCUMENT) {
      throw ended();
    }
    text = null;
    units = -1;
    try {
      XmlEvent next = ahead ? cursor.event() : cursor.next();
      ahead = false;
      event = next == XmlEvent.TEXT && properties.coalescing() ? join() : code(next);
      return event;
    } catch (MalformedXmlException e) {
      throw new XMLStreamException(e.getMessage(), StreamLocation.of(e, properties), e);
    } catch (IOException e) {
      throw new XMLStreamException(e.getMessage(), e);
    }
  }

  private int join() throws IOException {
    joined.setLength(0);
    do {
      joined.append(view.text());
    } while (cursor.next() == XmlEvent.TEXT);
    ahead = true;
    text = joined.toString();
    return CHARACTERS;
  }

  private int code(XmlEvent next) {
    return switch (next) {
      case START_ELEMENT -> START_ELEMENT;
      case END_ELEMENT -> END_ELEMENT;
      case TEXT -> properties.sections() && view.isSection() ? CDATA : CHARACTERS;
      case COMMENT -> COMMENT;
      case PROCESSING_INSTRUCTION -> PROCESSING_INSTRUCTION;
      case DOCTYPE -> DTD;
      case SKIPPED_ENTITY -> ENTITY_REFERENCE;
      case END_DOCUMENT -> END_DOCUMENT;
    };
  }

  @Override
  public int getEventType() {
    return event;
  }

  @Override
  public Object getProperty(String name) {
    return properties.get(name);
  }

  @Override
  public void close() throws XMLStreamException {
    if (closed) {
      return;
    }
    closed = true;
    event = END_DOCUMENT;
    text = null;
    units = -1;
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
            case DTD, ENTITY_REFERENCE -> "";
            default -> view.text();
          };
    }
    return text;
  }

  private void decode() {
    if (units >= 0) {
      return;
    }
    requireAt("characters", DECODED);
    if (text != null) {
      characters = text.toCharArray();
      start = 0;
      units = characters.length;
      return;
    }
    units = view.decodeText();
    characters = view.characters();
    start = view.charactersFrom();
  }

  @Override
  public char[] getTextCharacters() {
    decode();
    return characters;
  }

  @Override
  public int getTextStart() {
    if (event == DTD || event == ENTITY_REFERENCE) {
      return 0;
    }
    decode();
    return start;
  }

  @Override
  public int getTextLength() {
    if (event == DTD || event == ENTITY_REFERENCE) {
      return 0;
    }
    if (text != null) {
      return text.length();
    }
    decode();
    return units;
  }

  @Override
  public int getTextCharacters(int from, char[] target, int targetStart, int length) {
    decode();
    int count = Math.min(length, units - from);
    System.arraycopy(characters, start + from, target, targetStart, count);
    return count;
  }

  private void requireName() {
    requireAt("name", NAMED);
  }

  @Override
  public QName getName() {
    requireName();
    return new QName(view.namespace(), view.localName(), view.prefix());
  }

  @Override
  public String getLocalName() {
    if (event == ENTITY_REFERENCE) {
      return view.skippedEntity();
    }
    requireName();
    return properties.namespaces() ? view.localName() : view.qualifiedName();
  }

  @Override
  public String getNamespaceURI() {
    requireName();
    return view.namespace().isEmpty() ? null : view.namespace();
  }

  @Override
  public String getPrefix() {
    requireName();
    return properties.namespaces() ? view.prefix() : "";
  }

  private void requireStart() {
    requireAt("attributes", STARTS);
  }

  @Override
  public int getAttributeCount() {
    requireStart();
    return view.attributes();
  }

  @Override
  public QName getAttributeName(int index) {
    requireStart();
    return new QName(
        view.attributeNamespace(index),
        view.attributeLocalName(index),
        view.attributePrefix(index));
  }

  @Override
  public String getAttributeNamespace(int index) {
    requireStart();
    String namespace = view.attributeNamespace(index);
    return namespace.isEmpty() ? null : namespace;
  }

  @Override
  public String getAttributeLocalName(int index) {
    requireStart();
    return properties.namespaces()
        ? view.attributeLocalName(index)
        : view.attributeQualifiedName(index);
  }

  @Override
  public String getAttributePrefix(int index) {
    requireStart();
    return properties.namespaces() ? view.attributePrefix(index) : "";
  }

  @Override
  public String getAttributeType(int index) {
    requireStart();
    return view.attributeType(index);
  }

  @Override
  public String getAttributeValue(int index) {
    requireStart();
    return view.attributeValue(index);
  }

  @Override
  public boolean isAttributeSpecified(int index) {
    requireStart();
    return view.isAttributeSpecified(index);
  }

  @Override
  public String getAttributeValue(String namespace, String localName) {
    requireStart();
    for (int i = 0; i < view.attributes(); i++) {
      if (getAttributeLocalName(i).equals(localName)
          && (namespace == null || namespace.equals(view.attributeNamespace(i)))) {
        return view.attributeValue(i);
      }
    }
    return null;
  }

  @Override
  public int getNamespaceCount() {
    requireAt("namespaces", DECLARING);
    return view.declarations();
  }

  @Override
  public String getNamespacePrefix(int index) {
    requireName();
    String prefix = view.declaredPrefix(index);
    return prefix.isEmpty() ? null : prefix;
  }

  @Override
  public String getNamespaceURI(int index) {
    requireName();
    String namespace = view.declaredNamespace(index);
    return namespace.isEmpty() ? null : namespace;
  }

  @Override
  public String getNamespaceURI(String prefix) {
    if (prefix == null) {
      throw new IllegalArgumentException("the prefix is null");
    }
    String namespace = closed ? null : view.namespaceOf(prefix);
    return namespace == null || namespace.isEmpty() ? null : namespace;
  }

  @Override
  public NamespaceContext getNamespaceContext() {
    return new StreamNamespaces(this);
  }

  /** The prefixes that are bound to a namespace, innermost first. */
  List<String> prefixesOf(String namespace) {
    return closed ? List.of() : List.copyOf(view.prefixesOf(namespace));
  }

  @Override
  public String getPITarget() {
    requireAt("target", INSTRUCTIONS);
    return view.target();
  }

  @Override
  public String getPIData() {
    requireAt("data", INSTRUCTIONS);
    return view.text();
  }

  @Override
  public Location getLocation() {
    return closed ? StreamLocation.unknown(properties) : StreamLocation.of(view, properties);
  }

  @Override
  public String getEncoding() {
    return properties.encoding();
  }

  @Override
  XmlDeclaration declaration() {
    return declaration;
  }
}
