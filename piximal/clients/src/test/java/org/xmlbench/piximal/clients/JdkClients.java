package org.xmlbench.piximal.clients;

import java.io.ByteArrayOutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.StringJoiner;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.stream.XMLEventWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.transform.Source;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMResult;
import javax.xml.transform.sax.SAXSource;
import javax.xml.transform.sax.SAXTransformerFactory;
import javax.xml.transform.sax.TransformerHandler;
import javax.xml.transform.stax.StAXSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import org.xml.sax.Attributes;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLFilter;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;

/** What the JDK has that reads by SAX or StAX. */
final class JdkClients {
  private static final String STYLE =
      """
      <!DOCTYPE xsl:stylesheet [<!ENTITY kept "node()">]>
      <xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
        <xsl:output omit-xml-declaration="yes"/>
        <xsl:template match="&kept;"><xsl:copy/></xsl:template>
        <xsl:template match="*|@*">
          <xsl:value-of select="concat('[', namespace-uri(), ' ', name(), ']')"/>
          <xsl:copy><xsl:apply-templates select="@*|&kept;"/></xsl:copy>
        </xsl:template>
      </xsl:stylesheet>\
      """;

  private static final String SCHEMA =
      """
      <!DOCTYPE s:schema [<!ENTITY number "s:integer">]>
      <s:schema xmlns:s="http://www.w3.org/2001/XMLSchema">
        <s:element name="order">
          <s:complexType mixed="true">
            <s:sequence>
              <s:element name="line" minOccurs="0" maxOccurs="1">
                <s:complexType><s:simpleContent><s:extension base="&number;">
                  <s:attribute name="kind" type="s:string" default="by schema"/>
                </s:extension></s:simpleContent></s:complexType>
              </s:element>
            </s:sequence>
            <s:attribute name="id" type="&number;"/>
          </s:complexType>
        </s:element>
      </s:schema>\
      """;

  private JdkClients() {}

  static List<Client> all() {
    return List.of(
        client("JDK Transformer", "SAXSource", (by, it) -> copy(by.source(it)))
            .differing("instruction in a type", Difference.INSTRUCTION),
        woodstox("JDK Transformer", "StAXSource of a stream", (by, it) -> copy(stream(by, it))),
        woodstox("JDK Transformer", "StAXSource of events", (by, it) -> copy(events(by, it))),
        client("JDK Transformer", "SAXSource to DOM", (by, it) -> tree(by.source(it)))
            .differing("instruction in a type", Difference.INSTRUCTION),
        woodstox(
            "JDK Transformer", "StAXSource of a stream to DOM", (by, it) -> tree(stream(by, it))),
        woodstox(
            "JDK Transformer", "StAXSource of events to DOM", (by, it) -> tree(events(by, it))),
        client("JDK XSLTC", "SAXSource", (by, it) -> styled(by, by.source(it)))
            .differing("instruction in a type", Difference.INSTRUCTION),
        woodstox("JDK XSLTC", "StAXSource of a stream", (by, it) -> styled(by, stream(by, it))),
        woodstox("JDK XSLTC", "StAXSource of events", (by, it) -> styled(by, events(by, it))),
        client("JDK Validator", "SAXSource", (by, it) -> validated(by, by.source(it), true))
            .differing("declared entities", Difference.PLACE),
        woodstox(
            "JDK Validator",
            "StAXSource of a stream",
            (by, it) -> validated(by, stream(by, it), false)),
        woodstox(
            "JDK Validator",
            "StAXSource of events",
            (by, it) -> validated(by, events(by, it), false)),
        client("JDK TransformerHandler", "XMLReader", JdkClients::handled)
            .differing("instruction in a type", Difference.INSTRUCTION),
        client("JDK XMLFilter", "XMLReader", JdkClients::filtered)
            .differing("instruction in a type", Difference.INSTRUCTION),
        client("JDK SAXParser", "setSchema", JdkClients::checked),
        woodstox("JDK XMLEventWriter", "XMLEventReader", JdkClients::written));
  }

  private static Client client(String name, String api, Client.Reading reading) {
    return new Client(name, Transformer.class, api, Parser.JDK, reading);
  }

  /** With StAX of the JDK, defaults of elements without a tag of their own are missing. */
  private static Client woodstox(String name, String api, Client.Reading reading) {
    return new Client(name, Transformer.class, api, Parser.WOODSTOX, reading);
  }

  private static Source stream(Parser by, byte[] document) throws Exception {
    return new StAXSource(by.stream(document));
  }

  private static Source events(Parser by, byte[] document) throws Exception {
    return new StAXSource(by.events(document));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static TransformerFactory transformers() {
    return TransformerFactory.newDefaultInstance();
  }

  private static String copy(Source source) throws Exception {
    return transformed(transformers().newTransformer(), source);
  }

  private static String transformed(Transformer transformer, Source source) throws Exception {
    StringWriter out = new StringWriter();
    transformer.transform(source, new StreamResult(out));
    return out.toString();
  }

  private static String tree(Source source) throws Exception {
    DOMResult result = new DOMResult();
    transformers().newTransformer().transform(source, result);
    return DomText.of(result.getNode());
  }

  private static String styled(Parser by, Source source) throws Exception {
    return transformed(transformers().newTransformer(by.source(bytes(STYLE))), source);
  }

  private static String validated(Parser by, Source source, boolean placed) throws Exception {
    StringJoiner found = new StringJoiner("\n");
    Validator validator =
        SchemaFactory.newDefaultInstance().newSchema(by.source(bytes(SCHEMA))).newValidator();
    validator.setErrorHandler(new Collected(found, placed));
    validator.validate(source);
    return found.toString();
  }

  private static String handled(Parser by, byte[] document) throws Exception {
    StringWriter out = new StringWriter();
    TransformerHandler handler = saxTransformers().newTransformerHandler();
    handler.setResult(new StreamResult(out));
    XMLReader reader = by.reader();
    reader.setContentHandler(handler);
    reader.setDTDHandler(handler);
    reader.setProperty("http://xml.org/sax/properties/lexical-handler", handler);
    reader.parse(Parser.input(document));
    return out.toString();
  }

  private static SAXTransformerFactory saxTransformers() {
    return (SAXTransformerFactory) transformers();
  }

  private static String filtered(Parser by, byte[] document) throws Exception {
    XMLFilter filter = saxTransformers().newXMLFilter(by.source(bytes(STYLE)));
    filter.setParent(by.reader());
    return copy(new SAXSource(filter, Parser.input(document)));
  }

  /**
   * Elements with their attributes, of which some are defaults of the schema, then all errors: of
   * an element without content, the JDK's parser hands these before the element.
   */
  private static String checked(Parser by, byte[] document) throws Exception {
    StringJoiner found = new StringJoiner("\n");
    SAXParserFactory factory = by.sax();
    factory.setSchema(SchemaFactory.newDefaultInstance().newSchema(by.source(bytes(SCHEMA))));
    StringJoiner wrong = new StringJoiner("\n");
    Collected errors = new Collected(wrong, false);
    factory
        .newSAXParser()
        .parse(
            Parser.input(document),
            new DefaultHandler() {
              @Override
              public void startElement(String uri, String local, String name, Attributes of) {
                found.add(uri + " " + local);
                for (int i = 0; i < of.getLength(); i++) {
                  found.add(of.getURI(i) + " " + of.getQName(i) + "=" + of.getValue(i));
                }
              }

              @Override
              public void error(SAXParseException e) {
                errors.error(e);
              }
            });
    return found + "\n" + wrong;
  }

  private static String written(Parser by, byte[] document) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    XMLEventWriter writer = XMLOutputFactory.newDefaultFactory().createXMLEventWriter(out, "UTF-8");
    writer.add(by.events(document));
    writer.close();
    // JDK and Woodstox differ about the encoding that is not declared.
    return out.toString(StandardCharsets.UTF_8).replaceFirst(" encoding=\"UTF-8\"", "");
  }

  /**
   * Errors of a validation.
   *
   * @param placed whether with their place: with StAX that is where a parser says that events are
   */
  private record Collected(StringJoiner found, boolean placed) implements ErrorHandler {
    @Override
    public void warning(SAXParseException exception) throws SAXException {
      throw exception;
    }

    @Override
    public void error(SAXParseException e) {
      String place = placed ? " %d:%d".formatted(e.getLineNumber(), e.getColumnNumber()) : "";
      found.add("error" + place + " " + e.getMessage());
    }

    @Override
    public void fatalError(SAXParseException exception) throws SAXException {
      throw exception;
    }
  }
}
