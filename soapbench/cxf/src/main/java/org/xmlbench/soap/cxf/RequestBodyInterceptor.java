package org.xmlbench.soap.cxf;

import java.io.IOException;
import java.io.InputStream;
import org.apache.cxf.interceptor.Fault;
import org.apache.cxf.message.Message;
import org.apache.cxf.phase.AbstractPhaseInterceptor;
import org.apache.cxf.phase.Phase;
import org.xmlbench.soap.operation.Reception;

/** Shows a request's body, before CXF reads it, to the {@link Reception} of the service. */
final class RequestBodyInterceptor extends AbstractPhaseInterceptor<Message> {
  private final Reception reception;

  RequestBodyInterceptor(Reception reception) {
    super(Phase.RECEIVE);
    this.reception = reception;
  }

  @Override
  public void handleMessage(Message message) {
    InputStream body = message.getContent(InputStream.class);
    if (body == null) {
      return;
    }
    try {
      message.setContent(InputStream.class, reception.body(body));
    } catch (IOException e) {
      throw new Fault(e);
    }
  }
}
