package org.xmlbench.piximal.clients;

import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import java.util.List;
import javax.xml.transform.Source;
import javax.xml.transform.stax.StAXSource;
import net.sf.saxon.s9api.Processor;
import nu.xom.Builder;
import org.apache.axiom.om.OMDocument;
import org.apache.axiom.om.OMXMLBuilderFactory;
import org.apache.axiom.om.OMXMLParserWrapper;
import org.apache.batik.dom.GenericDOMImplementation;
import org.apache.batik.dom.util.SAXDocumentFactory;
import org.apache.cxf.staxutils.StaxUtils;
import org.apache.xmlbeans.XmlObject;
import org.apache.xmlbeans.XmlOptions;
import org.dom4j.io.SAXReader;
import org.dom4j.io.STAXEventReader;
import org.jdom2.Document;
import org.jdom2.input.SAXBuilder;
import org.jdom2.input.StAXEventBuilder;
import org.jdom2.input.StAXStreamBuilder;
import org.jdom2.input.sax.XMLReaderSAX2Factory;
import org.jdom2.output.XMLOutputter;
import org.xmlbench.piximal.sax.PiximalSaxReader;

/** Libraries that make a tree of a document. */
final class TreeClients {
  private TreeClients() {}

  static List<Client> all() {
    return List.of(
        new Client(
                "dom4j",
                SAXReader.class,
                "SAXReader",
                Parser.JDK,
                (by, it) -> new SAXReader(by.reader()).read(Parser.input(it)).asXML())
            .differing("instruction in a type", Difference.INSTRUCTION),
        new Client(
                "dom4j",
                SAXReader.class,
                "STAXEventReader",
                Parser.WOODSTOX,
                (by, it) -> new STAXEventReader().readDocument(by.events(it)).asXML())
            .refusingTypes()
            .refusing("comments and instructions", "line ends", "records")
            .differing("sections", Difference.EMPTY_SECTION),
        new Client(
                "JDOM2",
                SAXBuilder.class,
                "SAXBuilder",
                Parser.JDK,
                (by, it) -> text(jdom(by).build(Parser.input(it))))
            .differing("instruction in a type", Difference.INSTRUCTION),
        new Client(
                "JDOM2",
                SAXBuilder.class,
                "SAXBuilder that keeps references",
                Parser.JDK,
                (by, it) -> text(keeping(jdom(by)).build(Parser.input(it))))
            .differing("instruction in a type", Difference.INSTRUCTION)
            .differing("declared entities", Difference.ENTITY_TEXT)
            .differing("parameter entity", Difference.ENTITY_TEXT),
        new Client(
                "dom4j",
                SAXReader.class,
                "SAXReader with declarations",
                Parser.JDK,
                (by, it) -> declaring(new SAXReader(by.reader())).read(Parser.input(it)).asXML())
            .differing("instruction in a type", Difference.INSTRUCTION),
        new Client(
                "JDOM2",
                SAXBuilder.class,
                "StAXStreamBuilder",
                Parser.WOODSTOX,
                (by, it) -> text(new StAXStreamBuilder().build(by.stream(it))))
            .refusingTypes()
            .differing("sections", Difference.EMPTY_SECTION),
        new Client(
                "JDOM2",
                SAXBuilder.class,
                "StAXEventBuilder",
                Parser.WOODSTOX,
                (by, it) -> text(new StAXEventBuilder().build(by.events(it))))
            .differing("sections", Difference.EMPTY_SECTION),
        new Client(
                "XOM",
                Builder.class,
                "Builder",
                Parser.JDK,
                (by, it) -> new Builder(by.reader()).build(new ByteArrayInputStream(it)).toXML())
            .differing("instruction in a type", Difference.INSTRUCTION)
            .differing("records", Difference.KNOWN_PARSER),
        new Client(
            "Saxon-HE", Processor.class, "SAXSource", Parser.JDK, (by, it) -> saxon(by.source(it))),
        new Client(
                "Saxon-HE",
                Processor.class,
                "StAXSource of a stream",
                Parser.WOODSTOX,
                (by, it) -> saxon(new StAXSource(by.stream(it))))
            .differing("declared entities", Difference.READ)
            .differing("declared defaults", Difference.READ)
            .differing("entities in values", Difference.READ)
            .differing("markup in entities", Difference.READ)
            .differing("parameter entity", Difference.READ),
        new Client(
                "Axiom",
                OMDocument.class,
                "XMLStreamReader",
                Parser.WOODSTOX,
                (by, it) -> text(OMXMLBuilderFactory.createStAXOMBuilder(by.stream(it))))
            .refusingTypes(),
        new Client(
                "Axiom",
                OMDocument.class,
                "SAXSource",
                Parser.JDK,
                (by, it) -> text(OMXMLBuilderFactory.createOMBuilder(by.source(it), true)))
            .differing("instruction in a type", Difference.INSTRUCTION),
        new Client(
                "XMLBeans",
                XmlObject.class,
                "XMLReader",
                Parser.JDK,
                (by, it) ->
                    XmlObject.Factory.parse(
                            new ByteArrayInputStream(it),
                            new XmlOptions().setLoadUseXMLReader(by.reader()))
                        .xmlText())
            .differing("instruction in a type", Difference.INSTRUCTION),
        new Client(
            "XMLBeans",
            XmlObject.class,
            "XMLStreamReader",
            Parser.WOODSTOX,
            (by, it) -> XmlObject.Factory.parse(by.stream(it)).xmlText()),
        new Client(
                "CXF",
                StaxUtils.class,
                "XMLStreamReader",
                Parser.WOODSTOX,
                (by, it) -> DomText.of(StaxUtils.read(by.stream(it))))
            .endingAtRoot(),
        new Client("Batik", SAXDocumentFactory.class, "XMLReader", Parser.JDK, TreeClients::batik));
  }

  private static SAXBuilder jdom(Parser by) {
    return by == Parser.PIXIMAL
        ? new SAXBuilder(new XMLReaderSAX2Factory(false, PiximalSaxReader.class.getName()))
        : new SAXBuilder();
  }

  private static SAXBuilder keeping(SAXBuilder builder) {
    builder.setExpandEntities(false);
    return builder;
  }

  private static SAXReader declaring(SAXReader reader) {
    reader.setIncludeInternalDTDDeclarations(true);
    return reader;
  }

  private static String text(Document document) {
    return new XMLOutputter().outputString(document);
  }

  private static String saxon(Source source) throws Exception {
    return new Processor(false).newDocumentBuilder().build(source).toString();
  }

  private static String text(OMXMLParserWrapper builder) throws Exception {
    StringWriter out = new StringWriter();
    OMDocument document = builder.getDocument();
    document.build();
    document.serialize(out, true);
    return out.toString();
  }

  private static String batik(Parser by, byte[] document) throws Exception {
    String named = by == Parser.PIXIMAL ? PiximalSaxReader.class.getName() : null;
    SAXDocumentFactory factory =
        new SAXDocumentFactory(GenericDOMImplementation.getDOMImplementation(), named);
    return DomText.of(factory.createDocument("file:/d.xml", new ByteArrayInputStream(document)));
  }
}
