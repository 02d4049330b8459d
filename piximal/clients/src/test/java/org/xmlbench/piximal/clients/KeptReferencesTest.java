package org.xmlbench.piximal.clients;

import static org.assertj.core.api.Assertions.assertThat;

import com.ctc.wstx.exc.WstxLazyException;
import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.stax.StAXSource;
import javax.xml.transform.stream.StreamResult;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** References to entities that a StAX reader does not replace, under the JDK's transformer. */
@Tag("slow")
class KeptReferencesTest {
  private static final byte[] DOCUMENT =
      "<!DOCTYPE r [<!ENTITY e 'x'>]><r>a&e;b</r>".getBytes(StandardCharsets.UTF_8);

  private static final String FAILS = "fails";

  private static XMLInputFactory factory(Parser by, boolean processed, boolean replaced) {
    XMLInputFactory factory = by.stax();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, processed);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, replaced);
    return factory;
  }

  private static ByteArrayInputStream document() {
    return new ByteArrayInputStream(DOCUMENT);
  }

  /** The text of the outermost element, with references as they stand. */
  private static String read(XMLInputFactory factory) {
    StringBuilder text = new StringBuilder();
    try {
      XMLStreamReader reader = factory.createXMLStreamReader(document());
      while (reader.hasNext()) {
        int event = reader.next();
        if (event == XMLStreamConstants.CHARACTERS) {
          text.append(reader.getText());
        } else if (event == XMLStreamConstants.ENTITY_REFERENCE) {
          text.append('&').append(reader.getLocalName()).append(';');
        }
      }
      return text.toString();
    } catch (XMLStreamException | WstxLazyException e) {
      return FAILS;
    }
  }

  private static String transformed(StAXSource source) throws Exception {
    Transformer transformer = TransformerFactory.newDefaultInstance().newTransformer();
    transformer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
    StringWriter result = new StringWriter();
    transformer.transform(source, new StreamResult(result));
    return result.toString();
  }

  /** It passes over references of every reader: its bridge to SAX does nothing at them. */
  @ParameterizedTest
  @CsvSource({
    "PIXIMAL, true, true, axb, axb",
    "PIXIMAL, true, false, a&e;b, ab",
    "PIXIMAL, false, true, a&e;b, ab",
    "PIXIMAL, false, false, a&e;b, ab",
    "JDK, true, true, axb, axb",
    "JDK, true, false, a&e;b, ab",
    "JDK, false, true, fails, fails",
    "JDK, false, false, a&e;b, ab",
    "WOODSTOX, true, true, axb, axb",
    "WOODSTOX, true, false, a&e;b, ab",
    "WOODSTOX, false, true, fails, fails",
    "WOODSTOX, false, false, a&e;b, ab",
  })
  void theTransformerPassesOverThem(
      Parser by, boolean processed, boolean replaced, String read, String transformed)
      throws Exception {
    XMLInputFactory factory = factory(by, processed, replaced);
    assertThat(read(factory)).isEqualTo(read);
    String result;
    try {
      result = transformed(new StAXSource(factory.createXMLStreamReader(document())));
    } catch (TransformerException | WstxLazyException e) {
      result = FAILS;
    }
    assertThat(result.replaceAll("(?s)<!DOCTYPE.*]>|</?r>", "")).isEqualTo(transformed);
  }
}
