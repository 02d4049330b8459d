package org.xmlbench.soap.axis2;

import java.io.IOException;
import org.apache.axiom.om.OMOutputFormat;
import org.apache.axis2.AxisFault;
import org.apache.axis2.context.ConfigurationContext;
import org.apache.axis2.context.MessageContext;
import org.apache.axis2.description.TransportOutDescription;
import org.apache.axis2.handlers.AbstractHandler;
import org.apache.axis2.kernel.MessageFormatter;
import org.apache.axis2.kernel.TransportSender;
import org.apache.axis2.util.MessageProcessorSelector;
import org.xmlbench.soap.message.Encoding;

/** Has messages written as Axis2's HTTP sender does, and sends them elsewhere. */
abstract class EnvelopeSender extends AbstractHandler implements TransportSender {
  private final Encoding encoding;

  EnvelopeSender(Encoding encoding) {
    this.encoding = encoding;
  }

  /** Writes a message by that formatter. */
  abstract void send(MessageContext message, MessageFormatter formatter, OMOutputFormat format)
      throws IOException;

  @Override
  public final InvocationResponse invoke(MessageContext message) throws AxisFault {
    OMOutputFormat format = new OMOutputFormat();
    format.setCharSetEncoding("UTF-8");
    boolean mtom = encoding == Encoding.MTOM;
    message.setDoingMTOM(mtom);
    format.setDoOptimize(mtom);
    try {
      send(message, MessageProcessorSelector.getMessageFormatter(message), format);
    } catch (IOException e) {
      throw AxisFault.makeFault(e);
    }
    return InvocationResponse.CONTINUE;
  }

  @Override
  public final void init(ConfigurationContext context, TransportOutDescription transport) {}

  @Override
  public final void cleanup(MessageContext message) {}

  @Override
  public final void stop() {}
}
