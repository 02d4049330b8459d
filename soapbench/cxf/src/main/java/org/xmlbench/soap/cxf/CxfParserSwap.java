package org.xmlbench.soap.cxf;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import org.apache.cxf.endpoint.Endpoint;
import org.xmlbench.soap.toolkit.StaxParser;

/** Puts another StAX implementation below an endpoint of CXF's. */
final class CxfParserSwap {
  private CxfParserSwap() {}

  static void put(StaxParser parser, Endpoint endpoint) {
    if (!parser.isOwn()) {
      endpoint.put(XMLInputFactory.class.getName(), parser.input());
      endpoint.put(XMLOutputFactory.class.getName(), parser.output());
    }
  }
}
