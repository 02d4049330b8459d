package org.xmlbench.soap.axis2;

import java.io.OutputStream;
import org.apache.axiom.om.OMOutputFormat;
import org.apache.axis2.AxisFault;
import org.apache.axis2.Constants;
import org.apache.axis2.context.MessageContext;
import org.apache.axis2.kernel.MessageFormatter;
import org.apache.axis2.kernel.OutTransportInfo;
import org.xmlbench.soap.message.Encoding;

/** Writes a reply where the request's message says. */
final class ReplySender extends EnvelopeSender {
  ReplySender(Encoding encoding) {
    super(encoding);
  }

  @Override
  void send(MessageContext message, MessageFormatter formatter, OMOutputFormat format)
      throws AxisFault {
    ((OutTransportInfo) message.getProperty(Constants.OUT_TRANSPORT_INFO))
        .setContentType(formatter.getContentType(message, format, null));
    formatter.writeTo(
        message, format, (OutputStream) message.getProperty(MessageContext.TRANSPORT_OUT), true);
  }
}
