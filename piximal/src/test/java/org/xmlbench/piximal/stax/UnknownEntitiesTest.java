package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.UnknownEntityException;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.PiximalParallel;
import org.xmlbench.piximal.sax.PiximalSaxReader;

/**
 * Values of attributes that refer to entities which nothing declares that was read (XML 1.0,
 * section 4.1): every way to read a document tells whether it is wrong or only not known.
 */
class UnknownEntitiesTest {
  /** What a way to read says of a document: that it is read, or what it throws. */
  @FunctionalInterface
  private interface Way {
    void read(byte[] document) throws Exception;
  }

  private static final Map<String, Way> WAYS = new LinkedHashMap<>();

  static {
    WAYS.put("cursor", document -> cursor(ParserOptions.DEFAULT, document, document.length));
    WAYS.put("cursor in steps", document -> cursor(ParserOptions.DEFAULT, document, 1));
    WAYS.put(
        "cursor, external entities empty",
        document ->
            cursor(
                ParserOptions.DEFAULT.withExternals(
                    (name, publicId, systemId) -> InputStream.nullInputStream()),
                document,
                document.length));
    WAYS.put("SAX", document -> sax(1, document));
    WAYS.put("SAX, three threads", document -> sax(3, document));
    WAYS.put("StAX, streams", UnknownEntitiesTest::stream);
    WAYS.put("StAX, events", UnknownEntitiesTest::events);
    WAYS.put(
        "parallel, in order",
        document -> PiximalParallel.parseInOrder(document, chunks(), (event, view) -> {}));
    WAYS.put(
        "parallel, by chunks",
        document -> PiximalParallel.parse(document, chunks(), start -> (event, view) -> {}));
  }

  private static ParallelOptions chunks() {
    return ParallelOptions.of(3).withChunkBytes(8);
  }

  private static void cursor(ParserOptions options, byte[] document, int step) throws IOException {
    try (PiximalCursor cursor = new PiximalCursor(options)) {
      cursor.open(
          new ByteArrayInputStream(document) {
            @Override
            public synchronized int read(byte[] into, int offset, int length) {
              return super.read(into, offset, Math.min(length, step));
            }
          });
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        cursor.view();
      }
    }
  }

  private static void sax(int threads, byte[] document) throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setThreads(threads);
    reader.setContentHandler(new DefaultHandler());
    reader.parse(new InputSource(new ByteArrayInputStream(document)));
  }

  private static void stream(byte[] document) throws XMLStreamException {
    XMLStreamReader reader =
        new PiximalInputFactory().createXMLStreamReader(new ByteArrayInputStream(document));
    while (reader.hasNext()) {
      reader.next();
    }
  }

  private static void events(byte[] document) throws XMLStreamException {
    XMLEventReader reader =
        new PiximalInputFactory().createXMLEventReader(new ByteArrayInputStream(document));
    while (reader.hasNext()) {
      reader.nextEvent();
    }
  }

  /** Reads it in a way; what it throws, inside of what the API throws. */
  private static Optional<Exception> thrown(Way way, String document) {
    try {
      way.read(document.getBytes(StandardCharsets.UTF_8));
      return Optional.empty();
    } catch (SAXParseException e) {
      return Optional.of(e.getException());
    } catch (XMLStreamException e) {
      assertThat(e.getLocation()).as("a place").isNotNull();
      return Optional.of((Exception) e.getNestedException());
    } catch (Exception e) {
      return Optional.of(e);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE a SYSTEM 'x'><a b='&e;'/>",
        "<?xml version='1.0' standalone='no'?><!DOCTYPE a SYSTEM 'x'><a b='c&e;d&f;'/>",
        "<!DOCTYPE a PUBLIC 'p' 'x' []><a><b/><c d='&e;'>t</c></a>",
        "<!DOCTYPE a SYSTEM 'x'><a xmlns='&e;'/>",
        "<!DOCTYPE a SYSTEM 'x'><a xmlns:p='&e;'/>",
        "<!DOCTYPE a SYSTEM 'x' [<!ATTLIST a b NMTOKENS #IMPLIED>]><a b=' &e; '/>",
        "<!DOCTYPE a SYSTEM 'x' [<!ATTLIST a b CDATA '&e;'>]><a/>",
        "<!DOCTYPE a SYSTEM 'x' [<!ATTLIST a b CDATA #FIXED 'c&e;'>]><z><a b='c'/><a/></z>",
        "<!DOCTYPE a SYSTEM 'x' [<!ATTLIST a xmlns:p CDATA '&e;'>]><a/>",
        "<!DOCTYPE a SYSTEM 'x' [<!ATTLIST a b CDATA '&e;'><!ENTITY e 'late'>]><a/>",
        "<!DOCTYPE a SYSTEM 'x' [<!ENTITY f 'c&e;'>]><a b='&f;'/>",
        "<!DOCTYPE a SYSTEM 'x' [<!ENTITY f '&g;&#65;'><!ENTITY g '&e;'>]><a b='&f;'/>",
        "<!DOCTYPE a SYSTEM 'x' [<!ENTITY f '&e;'><!ATTLIST a b CDATA '&f;'>]><a/>",
        "<!DOCTYPE a SYSTEM 'x' [<!ENTITY f \"<b c='&e;'/>\">]><a>&f;</a>",
        "<!DOCTYPE a [<!ENTITY % p SYSTEM 'x'>%p;]><a b='&e;'/>",
        "<!DOCTYPE a [%p;]><a b='&e;'/>",
        "<!DOCTYPE a [<!ENTITY % p ''>%p;]><a b='&e;'/>",
      })
  void aValueThatIsNotKnownIsNoError(String document) {
    WAYS.forEach(
        (name, way) ->
            assertThat(thrown(way, document))
                .as(name)
                .get()
                .isInstanceOfSatisfying(
                    UnknownEntityException.class,
                    unknown -> assertThat(unknown.entity()).isEqualTo("e")));
  }

  /** WFC: Entity Declared; and what is wrong beside a reference that is not known. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<a b='&e;'/>",
        "<!DOCTYPE a><a b='&e;'/>",
        "<!DOCTYPE a [<!ENTITY f 'x'>]><a b='&e;'/>",
        "<!DOCTYPE a [<!ENTITY f '&e;'>]><a b='&f;'/>",
        "<!DOCTYPE a [<!ATTLIST a b CDATA '&e;'>]><a b=''/>",
        "<!DOCTYPE a [<!ATTLIST a b CDATA '&e;'><!ENTITY e 'late'>]><a b=''/>",
        "<!DOCTYPE a [<!ENTITY % p ''>]><a b='&e;'/>",
        "<?xml version='1.0' standalone='yes'?><!DOCTYPE a SYSTEM 'x'><a b='&e;'/>",
        "<?xml version='1.0' standalone='yes'?><!DOCTYPE a SYSTEM 'x' [<!ENTITY f '&e;'>]><a"
            + " b='&f;'/>",
        "<?xml version='1.0' standalone='yes'?><!DOCTYPE a SYSTEM 'x' [<!ATTLIST a b CDATA"
            + " '&e;'>]><a/>",
        "<?xml version='1.0' standalone='yes'?><!DOCTYPE a [<!ENTITY % p SYSTEM 'x'>%p;]><a"
            + " b='&e;'/>",
        "<!DOCTYPE a SYSTEM 'x'><a b='&e;&;'/>",
        "<!DOCTYPE a SYSTEM 'x'><a b='&e;<'/>",
        "<!DOCTYPE a SYSTEM 'x' [<!ATTLIST a b CDATA '&e;<'>]><a b=''/>",
        "<!DOCTYPE a SYSTEM 'x' [<!ENTITY f SYSTEM 'y'>]><a b='&e;&f;'/>",
        "<!DOCTYPE a SYSTEM 'x' [<!NOTATION n SYSTEM 'n'><!ENTITY f SYSTEM 'y' NDATA n>]><a"
            + " b='&f;'/>",
        "<!DOCTYPE a SYSTEM 'x' [<!ENTITY f '&f;&e;'>]><a b='&f;'/>",
        "<!DOCTYPE a SYSTEM 'x' [<!ENTITY f '&e;&#38;'>]><a b='&f;'/>",
      })
  void whatIsWrongStaysMalformed(String document) {
    WAYS.forEach(
        (name, way) ->
            assertThat(thrown(way, document))
                .as(name)
                .get()
                .isInstanceOf(MalformedXmlException.class));
  }

  /** A default that no element has, and one that was not declared since a declaration is unread. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE a SYSTEM 'x'><a>&e;</a>",
        "<!DOCTYPE a SYSTEM 'x' [<!ATTLIST a b CDATA '&e;'>]><a b='c'/>",
        "<!DOCTYPE a SYSTEM 'x' [<!ATTLIST b c CDATA '&e;'>]><a/>",
        "<!DOCTYPE a SYSTEM 'x' [<!ENTITY f '&e;'>]><a/>",
        "<!DOCTYPE a SYSTEM 'x' [<!ENTITY f '&e;'>]><a>&f;</a>",
        "<!DOCTYPE a SYSTEM 'x' [<!ENTITY e 'v'>]><a b='&e;'/>",
      })
  void whereNoValueIsMissingTheDocumentIsRead(String document) {
    WAYS.forEach((name, way) -> assertThat(thrown(way, document)).as(name).isEmpty());
  }
}
