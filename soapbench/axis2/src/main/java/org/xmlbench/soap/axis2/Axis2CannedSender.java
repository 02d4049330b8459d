package org.xmlbench.soap.axis2;

import java.io.IOException;
import java.io.OutputStream;
import org.apache.axiom.om.OMOutputFormat;
import org.apache.axis2.Constants;
import org.apache.axis2.context.MessageContext;
import org.apache.axis2.kernel.MessageFormatter;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.toolkit.Wire;

/** What Axis2 sends through instead of HTTP. */
final class Axis2CannedSender extends EnvelopeSender {
  private final Wire wire;
  private final String replyType;

  Axis2CannedSender(Wire wire, Encoding encoding) {
    super(encoding);
    this.wire = wire;
    this.replyType = encoding.mediaType();
  }

  @Override
  void send(MessageContext message, MessageFormatter formatter, OMOutputFormat format)
      throws IOException {
    try (OutputStream out = wire.request()) {
      formatter.writeTo(message, format, out, false);
    }
    message.setProperty(MessageContext.TRANSPORT_IN, wire.reply());
    message.getOperationContext().setProperty(Constants.Configuration.CONTENT_TYPE, replyType);
  }
}
