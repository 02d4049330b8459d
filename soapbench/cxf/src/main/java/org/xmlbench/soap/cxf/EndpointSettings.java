package org.xmlbench.soap.cxf;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import org.apache.cxf.endpoint.Endpoint;
import org.apache.cxf.message.Message;
import org.apache.cxf.staxutils.StaxUtils;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.toolkit.ToolkitMessages;

/**
 * How an endpoint of CXF's differs from the default.
 *
 * @param parser the StAX implementation below it
 * @param encoding what it speaks; of MTOM bytes of any number go beside the envelope
 * @param raised whether the number of elements in an element is as good as unlimited
 */
record EndpointSettings(StaxParser parser, Encoding encoding, boolean raised) {
  /** Elements in an element that Woodstox takes as CXF sets it; it can limit no other parser. */
  private static final int MOST_ELEMENTS = 50_000;

  private static final String RAISED = Integer.toString(Integer.MAX_VALUE);

  ToolkitMessages messages() {
    ToolkitMessages messages = ToolkitMessages.in(encoding);
    return parser.isOwn() && !raised ? messages.upTo(MOST_ELEMENTS) : messages;
  }

  /** With the limits that it comes with. */
  EndpointSettings(StaxParser parser, Encoding encoding) {
    this(parser, encoding, false);
  }

  /** What differs from the default, as {@code name=value}. */
  List<String> options() {
    if (raised) {
      return List.of(StaxUtils.MAX_CHILD_ELEMENTS + "=" + RAISED);
    }
    return encoding == Encoding.MTOM
        ? List.of("mtom-enabled=true", "mtom-threshold=0")
        : parser.options();
  }

  Map<String, Object> properties() {
    Map<String, Object> properties = new HashMap<>();
    if (encoding == Encoding.MTOM) {
      properties.put(Message.MTOM_ENABLED, true);
      properties.put(Message.MTOM_THRESHOLD, 0);
    }
    if (raised) {
      properties.put(StaxUtils.MAX_CHILD_ELEMENTS, RAISED);
    }
    return properties;
  }

  /** Puts the parser below an endpoint. */
  void swapParser(Endpoint endpoint) {
    if (!parser.isOwn()) {
      endpoint.put(XMLInputFactory.class.getName(), parser.input());
      endpoint.put(XMLOutputFactory.class.getName(), parser.output());
    }
  }
}
