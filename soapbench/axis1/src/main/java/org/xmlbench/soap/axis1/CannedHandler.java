package org.xmlbench.soap.axis1;

import java.io.IOException;
import javax.xml.soap.SOAPException;
import org.apache.axis.AxisFault;
import org.apache.axis.Message;
import org.apache.axis.MessageContext;
import org.apache.axis.handlers.BasicHandler;
import org.xmlbench.soap.toolkit.Wire;

/** What Axis sends through instead of HTTP. */
@SuppressWarnings("serial") // Axis makes handlers serializable; this one never is.
final class CannedHandler extends BasicHandler {
  private final transient Wire wire;

  CannedHandler(Wire wire) {
    this.wire = wire;
  }

  @Override
  public void invoke(MessageContext context) throws AxisFault {
    try {
      context.getRequestMessage().writeTo(wire.request());
    } catch (SOAPException | IOException e) {
      throw AxisFault.makeFault(e);
    }
    Message reply = new Message(wire.reply(), false, "text/xml; charset=utf-8", null);
    reply.setMessageType(Message.RESPONSE);
    context.setResponseMessage(reply);
  }
}
