package org.xmlbench.soap.cxf;

import com.fasterxml.aalto.stax.InputFactoryImpl;
import com.fasterxml.aalto.stax.OutputFactoryImpl;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import org.apache.cxf.endpoint.Endpoint;

/** Puts another StAX implementation below an endpoint of CXF's. */
final class ParserSwap {
  private ParserSwap() {}

  static void put(StaxParser parser, Endpoint endpoint) {
    switch (parser) {
      case WOODSTOX -> {
        // CXF's own.
      }
      case AALTO -> put(new InputFactoryImpl(), new OutputFactoryImpl(), endpoint);
      case JDK ->
          put(XMLInputFactory.newDefaultFactory(), XMLOutputFactory.newDefaultFactory(), endpoint);
    }
  }

  private static void put(XMLInputFactory input, XMLOutputFactory output, Endpoint endpoint) {
    input.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    input.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    endpoint.put(XMLInputFactory.class.getName(), input);
    endpoint.put(XMLOutputFactory.class.getName(), output);
  }
}
