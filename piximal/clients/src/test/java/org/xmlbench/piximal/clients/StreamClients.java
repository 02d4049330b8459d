package org.xmlbench.piximal.clients;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.StringWriter;
import java.util.List;
import java.util.TreeSet;
import javax.xml.parsers.SAXParser;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import javax.xml.transform.Source;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.stax.StAXSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.cxf.interceptor.StaxInInterceptor;
import org.apache.cxf.message.ExchangeImpl;
import org.apache.cxf.message.Message;
import org.apache.cxf.message.MessageImpl;
import org.apache.cxf.phase.PhaseInterceptorChain;
import org.apache.cxf.staxutils.StaxUtils;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.parser.xml.XMLParser;
import org.apache.tika.sax.ToXMLContentHandler;
import org.apache.tika.utils.XMLReaderUtils;
import org.codehaus.staxmate.SMInputFactory;
import org.codehaus.staxmate.in.SMEvent;
import org.codehaus.staxmate.in.SMInputCursor;

/** Libraries that hand events on. */
final class StreamClients {
  private StreamClients() {}

  static List<Client> all() {
    return List.of(
        new Client(
                "Spring",
                org.springframework.util.xml.StaxUtils.class,
                "createDefensiveInputFactory",
                Parser.JDK,
                (by, it) ->
                    copy(
                        new StAXSource(
                            org.springframework.util.xml.StaxUtils.createDefensiveInputFactory(
                                    by::stax)
                                .createXMLStreamReader(new ByteArrayInputStream(it)))))
            .differing("declared entities", Difference.REFERENCE)
            .differing("markup in entities", Difference.REFERENCE)
            .differing("parameter entity", Difference.REFERENCE)
            .differing("undeclared entity", Difference.REFERENCE)
            .refusing("declared namespaces", "entities in values"),
        spring("StaxUtils of a stream", (by, it) -> copy(custom(by.stream(it)))),
        spring(
            "StaxUtils of events",
            (by, it) ->
                copy(org.springframework.util.xml.StaxUtils.createCustomStaxSource(by.events(it)))),
        spring(
            "StaxUtils of events as a stream",
            (by, it) ->
                copy(
                    new StAXSource(
                        org.springframework.util.xml.StaxUtils.createEventStreamReader(
                            by.events(it))))),
        new Client(
            "StaxMate",
            SMInputFactory.class,
            "SMInputFactory",
            Parser.WOODSTOX,
            (by, it) -> {
              StringBuilder text = new StringBuilder();
              add(
                  new SMInputFactory(by.stax()).rootElementCursor(new ByteArrayInputStream(it)),
                  text);
              return text.toString();
            }),
        new Client(
            "CXF", StaxUtils.class, "copy of a stream", Parser.WOODSTOX, StreamClients::copyByCxf),
        new Client(
                "CXF",
                StaxUtils.class,
                "XMLInputFactory",
                Parser.WOODSTOX,
                StreamClients::intercepted)
            .endingAtRoot(),
        new Client(
                "Tika",
                XMLReaderUtils.class,
                "SAXParser",
                Parser.JDK,
                (by, it) -> {
                  ToXMLContentHandler handler = new ToXMLContentHandler();
                  XMLReaderUtils.parseSAX(new ByteArrayInputStream(it), handler, context(by));
                  return handler.toString();
                })
            .refusing("declared defaults", "prefix xml"),
        new Client(
            "Tika",
            XMLReaderUtils.class,
            "SAXParser of XMLParser",
            Parser.JDK,
            (by, it) -> {
              ToXMLContentHandler handler = new ToXMLContentHandler();
              new XMLParser()
                  .parse(new ByteArrayInputStream(it), handler, new Metadata(), context(by));
              return handler.toString();
            }));
  }

  private static Client spring(String api, Client.Reading reading) {
    return new Client(
        "Spring", org.springframework.util.xml.StaxUtils.class, api, Parser.WOODSTOX, reading);
  }

  private static Source custom(XMLStreamReader reader) {
    return org.springframework.util.xml.StaxUtils.createCustomStaxSource(reader);
  }

  private static String copy(Source source) throws Exception {
    StringWriter out = new StringWriter();
    TransformerFactory.newDefaultInstance()
        .newTransformer()
        .transform(source, new StreamResult(out));
    return out.toString();
  }

  /** All that the cursor meets, with its children. */
  private static void add(SMInputCursor cursor, StringBuilder text) throws Exception {
    while (cursor.getNext() != null) {
      if (cursor.getCurrEvent() != SMEvent.START_ELEMENT) {
        text.append(isText(cursor) ? cursor.getText() : cursor.getCurrEvent());
        continue;
      }
      text.append('<').append(cursor.getQName()).append(' ').append(cursor.getPrefix());
      for (int i = 0; i < cursor.getAttrCount(); i++) {
        text.append(' ').append(cursor.getAttrName(i)).append('=').append(cursor.getAttrValue(i));
      }
      text.append('>');
      add(cursor.childCursor(), text);
      text.append("</>");
    }
  }

  private static boolean isText(SMInputCursor cursor) {
    return cursor.getCurrEvent().isTextualEvent();
  }

  private static String copyByCxf(Parser by, byte[] document) throws Exception {
    StringWriter out = new StringWriter();
    XMLStreamWriter writer = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
    StaxUtils.copy(by.stream(document), writer);
    writer.close();
    return out.toString();
  }

  /** As a service reads a message. */
  private static String intercepted(Parser by, byte[] document) throws Exception {
    Message message = new MessageImpl();
    message.setExchange(new ExchangeImpl());
    message.setInterceptorChain(new PhaseInterceptorChain(new TreeSet<>()));
    message.put(XMLInputFactory.class.getName(), by.stax());
    message.put(Message.CONTENT_TYPE, "text/xml");
    message.setContent(InputStream.class, new ByteArrayInputStream(document));
    new StaxInInterceptor().handleMessage(message);
    return DomText.of(StaxUtils.read(message.getContent(XMLStreamReader.class)));
  }

  private static ParseContext context(Parser by) throws Exception {
    ParseContext context = new ParseContext();
    context.set(SAXParser.class, by.sax().newSAXParser());
    return context;
  }
}
