package org.xmlbench.soap.axis2;

import java.io.IOException;
import java.io.OutputStream;
import org.apache.axiom.om.OMOutputFormat;
import org.apache.axis2.AxisFault;
import org.apache.axis2.Constants;
import org.apache.axis2.context.ConfigurationContext;
import org.apache.axis2.context.MessageContext;
import org.apache.axis2.description.TransportOutDescription;
import org.apache.axis2.handlers.AbstractHandler;
import org.apache.axis2.kernel.TransportSender;
import org.apache.axis2.util.MessageProcessorSelector;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.toolkit.Wire;

/** What Axis2 sends through instead of HTTP: messages are written as its HTTP sender does. */
final class Axis2CannedSender extends AbstractHandler implements TransportSender {
  private final Wire wire;
  private final Encoding encoding;

  Axis2CannedSender(Wire wire, Encoding encoding) {
    this.wire = wire;
    this.encoding = encoding;
  }

  @Override
  public InvocationResponse invoke(MessageContext message) throws AxisFault {
    OMOutputFormat format = new OMOutputFormat();
    format.setCharSetEncoding("UTF-8");
    boolean mtom = encoding == Encoding.MTOM;
    message.setDoingMTOM(mtom);
    format.setDoOptimize(mtom);
    try (OutputStream out = wire.request()) {
      MessageProcessorSelector.getMessageFormatter(message).writeTo(message, format, out, false);
    } catch (IOException e) {
      throw AxisFault.makeFault(e);
    }
    message.setProperty(MessageContext.TRANSPORT_IN, wire.reply());
    message
        .getOperationContext()
        .setProperty(Constants.Configuration.CONTENT_TYPE, encoding.mediaType());
    return InvocationResponse.CONTINUE;
  }

  @Override
  public void init(ConfigurationContext context, TransportOutDescription transport) {}

  @Override
  public void cleanup(MessageContext message) {}

  @Override
  public void stop() {}
}
