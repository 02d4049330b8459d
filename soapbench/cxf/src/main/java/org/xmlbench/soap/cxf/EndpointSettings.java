package org.xmlbench.soap.cxf;

import java.util.HashMap;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import org.apache.cxf.endpoint.Endpoint;
import org.apache.cxf.message.Message;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.toolkit.ToolkitMessages;

/**
 * How an endpoint of CXF's differs from the default.
 *
 * @param parser the StAX implementation below it
 * @param encoding what it speaks; of MTOM bytes of any number go beside the envelope
 */
record EndpointSettings(StaxParser parser, Encoding encoding) {
  /** Elements in an element that Woodstox takes as CXF sets it; it can limit no other parser. */
  private static final int MOST_ELEMENTS = 50_000;

  /** What its messages are. */
  ToolkitMessages messages() {
    ToolkitMessages messages = ToolkitMessages.in(encoding);
    return parser.isOwn() ? messages.upTo(MOST_ELEMENTS) : messages;
  }

  /** The properties with which an endpoint is made. */
  Map<String, Object> properties() {
    return new HashMap<>(
        encoding == Encoding.MTOM
            ? Map.of(Message.MTOM_ENABLED, true, Message.MTOM_THRESHOLD, 0)
            : Map.of());
  }

  /** Puts the parser below an endpoint. */
  void swapParser(Endpoint endpoint) {
    if (!parser.isOwn()) {
      endpoint.put(XMLInputFactory.class.getName(), parser.input());
      endpoint.put(XMLOutputFactory.class.getName(), parser.output());
    }
  }
}
