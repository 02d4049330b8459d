package org.xmlbench.soap.axis2;

import java.io.OutputStream;
import org.apache.axiom.om.OMOutputFormat;
import org.apache.axis2.AxisFault;
import org.apache.axis2.Constants;
import org.apache.axis2.context.ConfigurationContext;
import org.apache.axis2.context.MessageContext;
import org.apache.axis2.description.TransportOutDescription;
import org.apache.axis2.handlers.AbstractHandler;
import org.apache.axis2.kernel.MessageFormatter;
import org.apache.axis2.kernel.OutTransportInfo;
import org.apache.axis2.kernel.TransportSender;
import org.apache.axis2.util.MessageProcessorSelector;
import org.xmlbench.soap.message.Encoding;

/** Writes a reply where the request's message says. */
final class ReplySender extends AbstractHandler implements TransportSender {
  private final Encoding encoding;

  ReplySender(Encoding encoding) {
    this.encoding = encoding;
  }

  @Override
  public InvocationResponse invoke(MessageContext message) throws AxisFault {
    OMOutputFormat format = WireFormat.of(message, encoding);
    MessageFormatter formatter = MessageProcessorSelector.getMessageFormatter(message);
    ((OutTransportInfo) message.getProperty(Constants.OUT_TRANSPORT_INFO))
        .setContentType(formatter.getContentType(message, format, null));
    formatter.writeTo(
        message, format, (OutputStream) message.getProperty(MessageContext.TRANSPORT_OUT), true);
    return InvocationResponse.CONTINUE;
  }

  @Override
  public void init(ConfigurationContext context, TransportOutDescription transport) {}

  @Override
  public void cleanup(MessageContext message) {}

  @Override
  public void stop() {}
}
