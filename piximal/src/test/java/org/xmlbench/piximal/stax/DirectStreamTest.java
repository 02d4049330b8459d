package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.UnreadableXmlException;
import org.xmlbench.piximal.cursor.StrictCursor;
import org.xmlbench.piximal.mutation.DirectReadingContract;
import org.xmlbench.piximal.mutation.EventLines;

/** By StAX, with all that a reader answers at each event. */
class DirectStreamTest extends DirectReadingContract {
  private static final List<String> PREFIXES = List.of("", "p", "q", "s", "xml", "none");
  private static final List<String> NAMESPACES = List.of("u", "urn:x", "urn:q", "urn:d", "v4");

  private StreamProperties properties = StreamProperties.DEFAULT;
  private CursorPool direct = new CursorPool();
  private CursorPool strict = new CursorPool();
  private int asked;

  @Override
  protected void setLimits(ParserLimits limits) {
    change(properties.with(PiximalInputFactory.LIMITS, limits));
  }

  private void change(StreamProperties other) {
    properties = other;
    direct = new CursorPool();
    strict = new CursorPool();
  }

  @Override
  protected String choose(Random some) {
    asked = some.nextInt();
    if (some.nextInt(8) == 0) {
      change(
          properties
              .with(XMLInputFactory.IS_NAMESPACE_AWARE, some.nextInt(4) > 0)
              .with(XMLInputFactory.IS_COALESCING, some.nextInt(3) == 0)
              .with(PiximalInputFactory.SECTIONS, some.nextBoolean()));
    }
    return properties.switches() + ", chance " + asked;
  }

  @Override
  protected Told read(InputStream document, boolean strictly, boolean whole) throws Exception {
    EventLines lines = new EventLines(whole);
    CursorPool pool = strictly ? strict : direct;
    FactoryCursor own = pool.acquire(properties);
    boolean accepted = false;
    try {
      own.cursor().open(document);
      if (strictly) {
        StrictCursor.read(own.cursor());
      }
      XMLStreamReader reader = new PiximalStreamReader(pool, own, properties);
      accepted = read(reader, lines);
      reader.close();
    } catch (UnreadableXmlException e) {
      lines.add("", "! " + e.getMessage());
    } catch (IOException e) {
      lines.add("", "! " + e);
    }
    return new Told(lines.toString(), accepted);
  }

  private boolean read(XMLStreamReader reader, EventLines lines) {
    Random chance = new Random(asked);
    try {
      lines.add(place(reader), "declared " + reader.getVersion() + reader.getEncoding());
      while (reader.hasNext()) {
        int event = reader.next();
        if (isText(event)) {
          text(reader, lines, chance);
        } else {
          lines.add(place(reader), event + described(reader, event));
          lines.add("", asked(reader, event, chance));
        }
      }
      lines.add("", "end");
      return true;
    } catch (XMLStreamException e) {
      lines.add(place(e.getLocation()), "! " + e.getMessage());
      return false;
    }
  }

  private static boolean isText(int event) {
    return event == XMLStreamReader.CHARACTERS || event == XMLStreamReader.CDATA;
  }

  private static String place(XMLStreamReader reader) {
    return place(reader.getLocation());
  }

  private static String place(Location at) {
    return at == null
        ? "- "
        : at.getLineNumber() + ":" + at.getColumnNumber() + ":" + at.getCharacterOffset() + " ";
  }

  /** Goes on otherwise than by the next event. */
  private String asked(XMLStreamReader reader, int event, Random chance) throws XMLStreamException {
    try {
      if (event == XMLStreamReader.START_ELEMENT && chance.nextInt(16) == 0) {
        return "all text " + reader.getElementText() + place(reader) + described(reader, 2);
      }
      if (properties.switches().coalescing() && chance.nextInt(16) == 0 && reader.hasNext()) {
        int tag = reader.nextTag();
        return "tag " + tag + place(reader) + described(reader, tag);
      }
      return "";
    } catch (NoSuchElementException e) {
      return "none " + e.getMessage();
    } catch (XMLStreamException e) {
      if (e.getCause() != null) {
        throw e;
      }
      return "not so " + place(e.getLocation()) + e.getMessage();
    }
  }

  /** Of some texts nothing is asked, of some all, which has to be the same text. */
  private void text(XMLStreamReader reader, EventLines lines, Random chance)
      throws XMLStreamException {
    boolean isSection = reader.getEventType() == XMLStreamReader.CDATA;
    assertThat(reader.hasText()).isTrue();
    if (asked % 3 == 0) {
      lines.addPiece(place(reader), isSection ? "]" : "");
      return;
    }
    int length = reader.getTextLength();
    String shown = new String(reader.getTextCharacters(), reader.getTextStart(), length);
    assertThat(reader.getText()).isEqualTo(shown);
    char[] copied = new char[length + 2];
    int from = length / 2;
    assertThat(reader.getTextCharacters(from, copied, 1, length + 1)).isEqualTo(length - from);
    assertThat(new String(copied, 1, length - from)).isEqualTo(shown.substring(from));
    assertThat(reader.isWhiteSpace()).isEqualTo(shown.matches("[ \\t\\r\\n]*"));
    lines.addPiece(place(reader) + contexts(reader), isSection ? shown + "]" : shown);
  }

  private static String contexts(XMLStreamReader reader) {
    StringBuilder all = new StringBuilder();
    for (String prefix : PREFIXES) {
      all.append(' ').append(reader.getNamespaceURI(prefix));
    }
    for (String namespace : NAMESPACES) {
      Iterator<String> prefixes = reader.getNamespaceContext().getPrefixes(namespace);
      prefixes.forEachRemaining(prefix -> all.append(' ').append(prefix));
    }
    return all.toString();
  }

  private static String described(XMLStreamReader reader, int event) {
    return switch (event) {
      case XMLStreamReader.START_ELEMENT ->
          named(reader) + attributes(reader) + contexts(reader) + reader.isStartElement();
      case XMLStreamReader.END_ELEMENT -> named(reader) + contexts(reader);
      case XMLStreamReader.PROCESSING_INSTRUCTION ->
          reader.getPITarget() + " " + reader.getPIData();
      case XMLStreamReader.COMMENT -> reader.getText() + reader.getTextLength();
      case XMLStreamReader.DTD -> reader.getText();
      case XMLStreamReader.ENTITY_REFERENCE -> reader.getLocalName();
      default -> "";
    };
  }

  private static String named(XMLStreamReader reader) {
    StringBuilder line = new StringBuilder();
    line.append(' ').append(reader.getName()).append(' ').append(reader.getPrefix());
    line.append(' ').append(reader.getLocalName()).append(' ').append(reader.getNamespaceURI());
    for (int i = 0; i < reader.getNamespaceCount(); i++) {
      line.append(" xmlns:").append(reader.getNamespacePrefix(i));
      line.append('=').append(reader.getNamespaceURI(i));
    }
    return line.toString();
  }

  private static String attributes(XMLStreamReader reader) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      String namespace = reader.getAttributeNamespace(i);
      String local = reader.getAttributeLocalName(i);
      line.append(' ').append(reader.getAttributeName(i)).append(' ').append(local);
      line.append(' ').append(reader.getAttributePrefix(i)).append(' ').append(namespace);
      line.append('=').append(reader.getAttributeValue(i));
      line.append('=').append(reader.getAttributeValue(namespace, local));
      line.append(reader.getAttributeType(i)).append(reader.isAttributeSpecified(i));
    }
    return line.append(' ').append(reader.getAttributeValue(null, "none")).toString();
  }
}
