package org.xmlbench.piximal.stax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.channels.FileChannel;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.Source;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xmlbench.piximal.DocumentBytes;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.cursor.PiximalCursor;
import org.xmlbench.piximal.parallel.ChunkHandler;
import org.xmlbench.piximal.parallel.ChunkHandlerFactory;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.PiximalParallel;
import org.xmlbench.piximal.sax.PiximalSaxParserFactory;
import org.xmlbench.piximal.sax.PiximalSaxReader;

/** Arguments that are null or unknown are named. */
class NullArgumentsTest {
  private static final byte[] DOCUMENT = {'<', 'a', '/', '>'};

  private static XMLStreamReader reader() throws XMLStreamException {
    return new PiximalInputFactory().createXMLStreamReader(new StringReader("<a/>"));
  }

  private static XMLEventReader events() throws XMLStreamException {
    return new PiximalInputFactory().createXMLEventReader(new StringReader("<a/>"));
  }

  /** Each call, and the name of what is null, with a number to make it unique. */
  private static Map<String, ThrowingCallable> calls() {
    PiximalSaxReader sax = new PiximalSaxReader();
    PiximalSaxParserFactory parsers = new PiximalSaxParserFactory();
    PiximalInputFactory stax = new PiximalInputFactory();
    PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT);
    ParallelOptions two = ParallelOptions.of(2);
    ChunkHandlerFactory<RuntimeException> none = start -> null;
    ChunkHandler<RuntimeException> unheard = (event, view) -> {};
    InputStream stream = new ByteArrayInputStream(DOCUMENT);
    Map<String, ThrowingCallable> calls = new LinkedHashMap<>();
    calls.put("name 1", () -> sax.getFeature(null));
    calls.put("name 2", () -> sax.setFeature(null, true));
    calls.put("name 3", () -> sax.getProperty(null));
    calls.put("name 4", () -> sax.setProperty(null, "x"));
    calls.put("name 5", () -> parsers.setFeature(null, true));
    calls.put("name 6", () -> parsers.getFeature(null));
    calls.put("source 1", () -> sax.parse((InputSource) null));
    calls.put("limits 1", () -> sax.setLimits(null));
    calls.put("limits 2", () -> new ParserOptions(null, true, Optional.empty()));
    calls.put("externals", () -> new ParserOptions(ParserLimits.DEFAULT, true, null));
    calls.put("references", () -> ParserOptions.DEFAULT.withReferences(null));
    calls.put("options 1", () -> new PiximalCursor(null));
    calls.put("document 1", () -> cursor.open((byte[]) null));
    calls.put("document 2", () -> cursor.open((InputStream) null));
    calls.put("document 3", () -> cursor.open((Reader) null));
    calls.put("document 4", () -> cursor.open((DocumentBytes) null));
    calls.put("document 5", () -> cursor.open(null, Charset.defaultCharset()));
    calls.put("encoding", () -> cursor.open(stream, null));
    calls.put("file 1", () -> cursor.open((Path) null));
    calls.put("file 2", () -> cursor.open((FileChannel) null));
    calls.put("document 6", () -> PiximalParallel.parse((byte[]) null, two, none));
    calls.put("document 7", () -> PiximalParallel.parse((Path) null, two, none));
    calls.put("document 8", () -> PiximalParallel.parse((DocumentBytes) null, two, none));
    calls.put("options 2", () -> PiximalParallel.parse(DOCUMENT, null, none));
    calls.put("handlers", () -> PiximalParallel.parse(DOCUMENT, two, null));
    calls.put("handler 1", () -> PiximalParallel.parse(DOCUMENT, two, none));
    calls.put("handler 2", () -> PiximalParallel.parseInOrder(DOCUMENT, two, null));
    calls.put("options 3", () -> PiximalParallel.parseInOrder(DOCUMENT, null, unheard));
    calls.put("document 9", () -> PiximalParallel.parseInOrder((Path) null, two, unheard));
    calls.put("document 10", () -> stax.createXMLStreamReader((InputStream) null));
    calls.put("document 11", () -> stax.createXMLStreamReader((Reader) null));
    calls.put("document 12", () -> stax.createXMLStreamReader((InputStream) null, "UTF-8"));
    calls.put("document 13", () -> stax.createXMLEventReader((InputStream) null));
    calls.put("source 2", () -> stax.createXMLStreamReader((Source) null));
    calls.put("reader 1", () -> stax.createXMLEventReader((XMLStreamReader) null));
    calls.put("reader 2", () -> stax.createFilteredReader((XMLStreamReader) null, it -> true));
    calls.put("reader 3", () -> stax.createFilteredReader((XMLEventReader) null, it -> true));
    calls.put("filter 1", () -> stax.createFilteredReader(reader(), null));
    calls.put("filter 2", () -> stax.createFilteredReader(events(), null));
    return calls;
  }

  @Test
  void anArgumentThatIsNullIsNamed() {
    calls()
        .forEach(
            (call, made) ->
                assertThatThrownBy(made)
                    .as(call)
                    .isInstanceOf(NullPointerException.class)
                    .hasMessage(call.replaceFirst(" \\d+$", "")));
  }

  @Test
  void aPropertyThatIsNotKnownIsNamed() {
    String name = "http://xml.org/sax/properties/xml-string";
    assertThatThrownBy(() -> new PiximalSaxReader().setProperty(name, "x"))
        .isInstanceOf(SAXNotRecognizedException.class)
        .hasMessage("there is no property " + name);
    assertThatThrownBy(() -> new PiximalSaxReader().getProperty(name))
        .isInstanceOf(SAXNotRecognizedException.class)
        .hasMessage("there is no property " + name);
    assertThatThrownBy(() -> new PiximalInputFactory().setProperty(name, "x"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(name + " cannot be x: there is no such property");
  }

  /** Guides to hardening set it beside that of document types. */
  @Test
  void theProtocolsOfSchemasAreAcceptedWithoutEffect() throws Exception {
    String name = XMLConstants.ACCESS_EXTERNAL_SCHEMA;
    PiximalSaxReader sax = new PiximalSaxReader();
    PiximalInputFactory stax = new PiximalInputFactory();
    assertThat(sax.getProperty(name)).isEqualTo("all");
    for (String protocols : new String[] {"", "file", "all"}) {
      sax.setProperty(name, protocols);
      stax.setProperty(name, protocols);
      assertThat(sax.getProperty(name)).isEqualTo(protocols);
      assertThat(stax.getProperty(name)).isEqualTo(protocols);
      assertThat(sax.getProperty(XMLConstants.ACCESS_EXTERNAL_DTD)).isEqualTo("all");
    }
    assertThatThrownBy(() -> sax.setProperty(name, true))
        .isInstanceOf(SAXNotSupportedException.class)
        .hasMessageContaining(name + " cannot be true");
    assertThatThrownBy(() -> stax.setProperty(name, null))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(name + " cannot be null");
  }

  @Test
  void theExceptionOfAResolverIsThrownAsItIs() throws Exception {
    XMLStreamException own = new XMLStreamException("mine");
    PiximalInputFactory factory = new PiximalInputFactory();
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, true);
    factory.setXMLResolver(
        (publicId, systemId, base, name) -> {
          throw own;
        });
    XMLStreamReader reader =
        factory.createXMLStreamReader(new StringReader("<!DOCTYPE a SYSTEM 'x'><a/>"));
    assertThatThrownBy(reader::next).isSameAs(own);
  }
}
