package org.xmlbench.soap.metro;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.xml.ws.api.streaming.XMLStreamReaderFactory;
import com.sun.xml.ws.api.streaming.XMLStreamWriterFactory;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.soap.toolkit.StaxParser;

/** The parser that a subject is named after is the one that Metro is given for a message. */
class MetroParserSwapTest {
  @AfterEach
  void restore() {
    MetroParserSwap.put(StaxParser.WOODSTOX);
  }

  @ParameterizedTest
  @CsvSource({
    "JDK, com.sun.org.apache., com.sun.xml.internal.",
    "AALTO, com.fasterxml.aalto., com.fasterxml.aalto.",
    "WOODSTOX, com.ctc.wstx., com.ctc.wstx.",
  })
  void isTheOneThatParses(StaxParser parser, String reader, String writer) {
    MetroParserSwap.put(StaxParser.JDK);
    MetroParserSwap.put(parser);
    ByteArrayInputStream in = new ByteArrayInputStream("<a/>".getBytes());
    assertThat(XMLStreamReaderFactory.create("test", in, true).getClass().getName())
        .startsWith(reader);
    XMLStreamWriterFactory.HasEncodingWriter made =
        (XMLStreamWriterFactory.HasEncodingWriter)
            XMLStreamWriterFactory.create(new ByteArrayOutputStream());
    assertThat(made.getWriter().getClass().getName()).startsWith(writer);
  }
}
