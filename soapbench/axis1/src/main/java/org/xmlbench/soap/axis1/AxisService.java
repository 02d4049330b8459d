package org.xmlbench.soap.axis1;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.stream.Collectors;
import org.apache.axis.AxisFault;
import org.apache.axis.Message;
import org.apache.axis.MessageContext;
import org.apache.axis.configuration.XMLStringProvider;
import org.apache.axis.server.AxisServer;
import org.xmlbench.soap.bean.BeanPayload;
import org.xmlbench.soap.bean.BeanService;
import org.xmlbench.soap.hand.HandServer;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.SoapService;

/**
 * What Axis's servlet does, without a servlet, by a deployment that is no file. The small HTTP
 * server that Axis brings keeps connections that it then resets.
 */
final class AxisService implements HandServer.Answering {
  private static final String NAME = "soapbench";
  private static final String BEAN =
      "<beanMapping qname=\"b:%s\" languageSpecificType=\"java:%s\"/>";
  private static final String CONTENT_TYPE = "text/xml; charset=utf-8";

  private final AxisServer engine = new AxisServer(new XMLStringProvider(deployment()));

  AxisService(SoapService service) {
    BeanService.serve(service);
  }

  private static String deployment() {
    return """
    <deployment xmlns="http://xml.apache.org/axis/wsdd/"
        xmlns:java="http://xml.apache.org/axis/wsdd/providers/java" xmlns:b="%s">
      <service name="%s" provider="java:RPC" style="rpc" use="encoded">
        <parameter name="className" value="%s"/>
        <parameter name="allowedMethods" value="*"/>
        <parameter name="scope" value="Application"/>
        %s
      </service>
    </deployment>
    """
        .formatted(
            Soap.ENCODED_NAMESPACE,
            NAME,
            BeanService.class.getName(),
            BeanPayload.beans().entrySet().stream()
                .map(bean -> BEAN.formatted(bean.getKey(), bean.getValue().getName()))
                .collect(Collectors.joining("\n")));
  }

  @Override
  public void answer(InputStream in, OutputStream out) throws Exception {
    MessageContext context = new MessageContext(engine);
    Message request = new Message(in, false, CONTENT_TYPE, null);
    request.setMessageType(Message.REQUEST);
    context.setRequestMessage(request);
    context.setTargetService(NAME);
    engine.invoke(context);
    Message reply = context.getResponseMessage();
    if (reply == null) {
      throw new AxisFault("the engine gives no reply");
    }
    reply.writeTo(out);
  }
}
