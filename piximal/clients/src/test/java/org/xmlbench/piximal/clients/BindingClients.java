package org.xmlbench.piximal.clients;

import com.thoughtworks.xstream.io.copy.HierarchicalStreamCopier;
import com.thoughtworks.xstream.io.xml.CompactWriter;
import com.thoughtworks.xstream.io.xml.StaxDriver;
import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBElement;
import jakarta.xml.bind.Unmarshaller;
import jakarta.xml.bind.annotation.XmlAnyAttribute;
import jakarta.xml.bind.annotation.XmlAnyElement;
import jakarta.xml.bind.annotation.XmlMixed;
import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.namespace.QName;
import javax.xml.stream.XMLInputFactory;
import javax.xml.transform.Source;
import javax.xml.transform.stax.StAXSource;
import org.springframework.oxm.jaxb.Jaxb2Marshaller;
import org.w3c.dom.Element;
import tools.jackson.dataformat.xml.XmlFactory;
import tools.jackson.dataformat.xml.XmlMapper;

/** Libraries that bind a document to objects. */
final class BindingClients {
  private BindingClients() {}

  /** An element of any content. */
  static final class Content {
    @XmlAnyAttribute public Map<QName, String> attributes = new HashMap<>();

    @XmlMixed @XmlAnyElement public List<Object> parts = new ArrayList<>();

    String text(QName name) {
      StringBuilder text = new StringBuilder(name.toString());
      Map<String, String> sorted = new TreeMap<>();
      attributes.forEach((of, value) -> sorted.put(of.toString(), value));
      text.append(sorted).append('\n');
      StringBuilder joined = new StringBuilder();
      for (Object part : parts) {
        if (part instanceof Element element) {
          text.append('[').append(joined).append("]\n").append(DomText.of(element));
          joined.setLength(0);
        } else {
          joined.append(part);
        }
      }
      return text.append('[').append(joined).append(']').toString();
    }
  }

  static List<Client> all() {
    return List.of(
        jaxb(
            "SAXSource",
            Parser.JDK,
            (by, it) -> text(jaxb().unmarshal(by.source(it), Content.class))),
        jaxb(
            "XMLStreamReader",
            Parser.WOODSTOX,
            (by, it) -> text(jaxb().unmarshal(by.stream(it), Content.class))),
        jaxb(
                "XMLEventReader",
                Parser.WOODSTOX,
                (by, it) -> text(jaxb().unmarshal(by.events(it), Content.class)))
            .endingAtRoot(),
        new Client(
            "Jackson XML",
            XmlFactory.class,
            "XMLInputFactory",
            Parser.WOODSTOX,
            (by, it) -> jackson(by.stax()).readTree(it).toString()),
        new Client(
                "XStream", StaxDriver.class, "StaxDriver", Parser.WOODSTOX, BindingClients::xstream)
            .endingAtRoot(),
        spring("SAXSource", Parser.JDK, (by, it) -> unmarshalled(by.source(it))),
        spring(
            "StAXSource of a stream",
            Parser.WOODSTOX,
            (by, it) -> unmarshalled(new StAXSource(by.stream(it)))),
        spring(
                "StAXSource of events",
                Parser.WOODSTOX,
                (by, it) -> unmarshalled(new StAXSource(by.events(it))))
            .endingAtRoot());
  }

  private static Client jaxb(String api, Parser other, Client.Reading reading) {
    return new Client(
        "JAXB", org.glassfish.jaxb.runtime.v2.ContextFactory.class, api, other, reading);
  }

  private static Client spring(String api, Parser other, Client.Reading reading) {
    return new Client("Spring OXM", Jaxb2Marshaller.class, api, other, reading);
  }

  private static Unmarshaller jaxb() throws Exception {
    return JAXBContext.newInstance(Content.class).createUnmarshaller();
  }

  private static String text(JAXBElement<Content> element) {
    return element.getValue().text(element.getName());
  }

  private static XmlMapper jackson(XMLInputFactory factory) {
    return new XmlMapper(XmlFactory.builder().xmlInputFactory(factory).build());
  }

  private static String xstream(Parser by, byte[] document) {
    StaxDriver driver =
        new StaxDriver() {
          @Override
          protected XMLInputFactory createInputFactory() {
            return by.stax();
          }
        };
    StringWriter out = new StringWriter();
    new HierarchicalStreamCopier()
        .copy(driver.createReader(new ByteArrayInputStream(document)), new CompactWriter(out));
    return out.toString();
  }

  private static String unmarshalled(Source source) throws Exception {
    Jaxb2Marshaller marshaller = new Jaxb2Marshaller();
    marshaller.setClassesToBeBound(Content.class);
    marshaller.setMappedClass(Content.class);
    marshaller.setSupportDtd(true);
    marshaller.afterPropertiesSet();
    Object read = marshaller.unmarshal(source);
    return read instanceof JAXBElement<?> element
        ? ((Content) element.getValue()).text(element.getName())
        : ((Content) read).text(new QName("root"));
  }
}
