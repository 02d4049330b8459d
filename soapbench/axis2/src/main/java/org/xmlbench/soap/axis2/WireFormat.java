package org.xmlbench.soap.axis2;

import org.apache.axiom.om.OMOutputFormat;
import org.apache.axis2.context.MessageContext;
import org.xmlbench.soap.message.Encoding;

/** How Axis2's HTTP sender has a message written. */
final class WireFormat {
  private WireFormat() {}

  static OMOutputFormat of(MessageContext message, Encoding encoding) {
    OMOutputFormat format = new OMOutputFormat();
    format.setCharSetEncoding("UTF-8");
    boolean mtom = encoding == Encoding.MTOM;
    message.setDoingMTOM(mtom);
    format.setDoOptimize(mtom);
    return format;
  }
}
