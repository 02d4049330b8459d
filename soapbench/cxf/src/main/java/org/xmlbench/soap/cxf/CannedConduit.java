package org.xmlbench.soap.cxf;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.logging.Logger;
import org.apache.cxf.message.Message;
import org.apache.cxf.message.MessageImpl;
import org.apache.cxf.transport.AbstractConduit;
import org.apache.cxf.ws.addressing.EndpointReferenceType;
import org.xmlbench.soap.toolkit.Wire;

/** What CXF sends through instead of HTTP. The reply comes when the request is complete. */
final class CannedConduit extends AbstractConduit {
  private static final Logger LOGGER = Logger.getLogger(CannedConduit.class.getName());

  private final Wire wire;
  private final String replyType;

  CannedConduit(EndpointReferenceType target, Wire wire, String replyType) {
    super(target);
    this.wire = wire;
    this.replyType = replyType;
  }

  @Override
  public void prepare(Message message) {
    message.setContent(OutputStream.class, wire.request());
  }

  /** CXF closes both messages: the request when it is written, the reply when it is read. */
  @Override
  public void close(Message message) throws IOException {
    OutputStream out = message.getContent(OutputStream.class);
    super.close(message);
    if (out == null) {
      return;
    }
    Message reply = new MessageImpl();
    reply.setExchange(message.getExchange());
    reply.put(Message.CONTENT_TYPE, replyType);
    reply.put(Message.ENCODING, "UTF-8");
    reply.setContent(InputStream.class, wire.reply());
    getMessageObserver().onMessage(reply);
  }

  @Override
  protected Logger getLogger() {
    return LOGGER;
  }
}
