package org.xmlbench.piximal.clients;

import com.thoughtworks.xstream.io.copy.HierarchicalStreamCopier;
import com.thoughtworks.xstream.io.xml.CompactWriter;
import com.thoughtworks.xstream.io.xml.StaxDriver;
import jakarta.xml.bind.JAXB;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.xml.namespace.QName;
import javax.xml.transform.stream.StreamSource;
import net.sf.saxon.s9api.Processor;
import nu.xom.Builder;
import org.apache.batik.dom.GenericDOMImplementation;
import org.apache.batik.dom.util.SAXDocumentFactory;
import org.apache.poi.util.XMLHelper;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.sax.ToXMLContentHandler;
import org.apache.tika.utils.XMLReaderUtils;
import org.apache.xmlbeans.XmlObject;
import org.codehaus.staxmate.SMInputFactory;
import org.dom4j.io.SAXReader;
import org.jdom2.input.SAXBuilder;
import org.jdom2.input.sax.XMLReaders;
import org.jdom2.output.XMLOutputter;
import org.springframework.util.xml.StaxUtils;
import tools.jackson.dataformat.xml.XmlFactory;
import tools.jackson.dataformat.xml.XmlMapper;

/**
 * Clients that make their parsers by JAXP. Some keep what they made in a static field, so each use
 * of this class has a class loader of its own.
 */
public final class ProgramsByJaxp {
  private static final String DOCUMENT =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <p:order xmlns:p="urn:p" id="1"><p:line xmlns="urn:d">a &amp; b<c/></p:line>
      <!-- d --><![CDATA[<e>]]></p:order>\
      """;

  private ProgramsByJaxp() {}

  private static InputStream document() {
    return new ByteArrayInputStream(DOCUMENT.getBytes(StandardCharsets.UTF_8));
  }

  /** The class by which each client reads. */
  public static Map<String, String> parsers() throws Exception {
    SAXReader dom4j = new SAXReader();
    dom4j.read(document());
    Map<String, Object> all =
        Map.of(
            "dom4j", dom4j.getXMLReader(),
            "JDOM2", XMLReaders.NONVALIDATING.createXMLReader(),
            "Saxon-HE", new Processor(false).getUnderlyingConfiguration().getSourceParser(),
            "POI", XMLHelper.newXMLReader(),
            "Tika", XMLReaderUtils.getXMLReader(),
            "Jackson XML", new XmlFactory().getXMLInputFactory(),
            "XStream", new StaxDriver().getInputFactory(),
            "StaxMate", SMInputFactory.getGlobalXMLInputFactory(),
            "Spring", StaxUtils.createDefensiveInputFactory(),
            "CXF", org.apache.cxf.staxutils.StaxUtils.createXMLInputFactory(true));
    Map<String, String> names = new TreeMap<>();
    all.forEach((client, parser) -> names.put(client, parser.getClass().getName()));
    names.put("JAXB", failing(it -> JAXB.unmarshal(it, BindingClients.Content.class)));
    names.put("XMLBeans", failing(XmlObject.Factory::parse));
    names.put("Batik", failing(it -> batik().createDocument("file:/d.xml", it)));
    return names;
  }

  @FunctionalInterface
  private interface Reading {
    void read(InputStream document) throws Exception;
  }

  /** The class in which a client that does not show its parser meets the end of an input. */
  private static String failing(Reading reading) {
    Set<String> classes = new TreeSet<>();
    InputStream none =
        new InputStream() {
          @Override
          public int read() {
            StackWalker.getInstance().forEach(frame -> classes.add(frame.getClassName()));
            return -1;
          }
        };
    try {
      reading.read(none);
    } catch (Exception e) {
      // An empty document is none.
    }
    return classes.stream()
        .filter(name -> name.matches(".*[.](PiximalSaxReader|XMLEntityManager)"))
        .findFirst()
        .orElse(classes.toString());
  }

  private static SAXDocumentFactory batik() {
    return new SAXDocumentFactory(GenericDOMImplementation.getDOMImplementation(), null);
  }

  /** What each client delivers of one document. */
  public static Map<String, String> texts() throws Exception {
    Map<String, String> texts = new TreeMap<>();
    texts.put("dom4j", new SAXReader().read(document()).asXML());
    texts.put("JDOM2", new XMLOutputter().outputString(new SAXBuilder().build(document())));
    texts.put("XOM", new Builder().build(document()).toXML());
    texts.put("XMLBeans", XmlObject.Factory.parse(document()).xmlText());
    texts.put(
        "JAXB",
        JAXB.unmarshal(document(), BindingClients.Content.class).text(new QName("outermost")));
    texts.put(
        "Saxon-HE",
        new Processor(false).newDocumentBuilder().build(new StreamSource(document())).toString());
    ToXMLContentHandler tika = new ToXMLContentHandler();
    XMLReaderUtils.parseSAX(document(), tika, new ParseContext());
    texts.put("Tika", tika.toString());
    texts.put("Batik", DomText.of(batik().createDocument("file:/d.xml", document())));
    texts.put("Jackson XML", new XmlMapper().readTree(document()).toString());
    StringWriter xstream = new StringWriter();
    new HierarchicalStreamCopier()
        .copy(new StaxDriver().createReader(document()), new CompactWriter(xstream));
    texts.put("XStream", xstream.toString());
    texts.put(
        "StaxMate",
        SMInputFactory.getGlobalSMInputFactory()
            .rootElementCursor(document())
            .advance()
            .collectDescendantText());
    return texts;
  }
}
