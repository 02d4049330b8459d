package org.xmlbench.piximal.artefact;

import java.io.ByteArrayInputStream;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.stream.XMLEventFactory;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.TransformerFactory;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.helpers.DefaultHandler;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;
import org.xmlbench.piximal.sax.PiximalSaxParserFactory;
import org.xmlbench.piximal.sax.PiximalSaxReader;
import org.xmlbench.piximal.stax.PiximalInputFactory;

/**
 * A program that prints which of JAXP's and StAX's defaults are not of the JDK, and reads by
 * PIXIMAL in each way.
 */
public final class DefaultFactories {
  private static final byte[] DOCUMENT = {'<', 'a', '/', '>'};

  private DefaultFactories() {}

  /** What is printed where the defaults are the JDK's; the module is that of PIXIMAL. */
  public static String expected(String module) {
    return "others: 0\ncursor a\nSAX a\nJAXP a\nStAX a\nmodule %s\n".formatted(module);
  }

  public static void main(String[] args) throws Exception {
    int others = 0;
    for (Object it :
        new Object[] {
          DocumentBuilderFactory.newInstance(),
          SAXParserFactory.newInstance(),
          SAXParserFactory.newInstance().newSAXParser().getXMLReader(),
          TransformerFactory.newInstance(),
          XMLEventFactory.newFactory(),
          XMLInputFactory.newFactory(),
          XMLOutputFactory.newFactory()
        }) {
      String module = it.getClass().getModule().toString();
      if (!module.equals("module java.xml")) {
        System.out.print("%s of %s%n".formatted(it.getClass().getName(), module));
        others++;
      }
    }
    print("others: " + others);
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open(DOCUMENT);
      XmlEvent first = cursor.next();
      print("cursor " + (first == XmlEvent.START_ELEMENT ? cursor.view().localName() : first));
    }
    DefaultHandler handler =
        new DefaultHandler() {
          private String api = "SAX ";

          @Override
          public void startElement(String uri, String local, String name, Attributes attributes) {
            print(api + name);
            api = "JAXP ";
          }
        };
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setContentHandler(handler);
    reader.parse(new InputSource(new StringReader("<a/>")));
    new PiximalSaxParserFactory().newSAXParser().parse(new ByteArrayInputStream(DOCUMENT), handler);
    XMLStreamReader stream =
        new PiximalInputFactory().createXMLStreamReader(new ByteArrayInputStream(DOCUMENT));
    stream.next();
    print("StAX " + stream.getLocalName());
    Module module = PiximalCursor.class.getModule();
    print("module " + (module.isNamed() ? module.getName() : "unnamed"));
  }

  private static void print(String line) {
    System.out.print(line + "\n");
  }
}
