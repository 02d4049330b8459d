package org.xmlbench.soap.axis1;

import java.util.stream.Collectors;
import org.apache.axis.configuration.XMLStringProvider;
import org.apache.axis.server.AxisServer;
import org.apache.axis.transport.http.AxisServlet;
import org.xmlbench.soap.bean.BeanPayload;
import org.xmlbench.soap.bean.BeanService;
import org.xmlbench.soap.jetty.JavaxServlet;
import org.xmlbench.soap.jetty.JettyHost;
import org.xmlbench.soap.jetty.ServiceMetadata;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * A service of Axis's behind its servlet, on the host of all toolkits, by a deployment that is no
 * file. The small HTTP server that Axis brings keeps connections that it then resets.
 */
final class AxisService {
  private static final String NAME = JettyHost.SERVICE.substring(1);
  private static final String BEAN =
      "<beanMapping qname=\"b:%s\" languageSpecificType=\"java:%s\"/>";

  /** Where Axis's servlet looks for an engine of its own name, before it makes one. */
  private static final String ENGINE = "AxisEngine";

  private AxisService() {}

  static ToolkitServer start(SoapService service, ServerPlace place) throws Exception {
    BeanService.serve(service);
    AxisServer engine = new AxisServer(new XMLStringProvider(deployment()));
    engine.setName(JavaxServlet.NAME);
    return JettyHost.start(
        place,
        service,
        JavaxServlet.context(new AxisServlet(), context -> context.setAttribute(ENGINE, engine)),
        ServiceMetadata.of(Encoding.RPC_ENCODED));
  }

  /** The one service, and what finds it by the path of a request: Axis's own default. */
  private static String deployment() {
    return """
    <deployment xmlns="http://xml.apache.org/axis/wsdd/"
        xmlns:java="http://xml.apache.org/axis/wsdd/providers/java" xmlns:b="%s">
      <handler name="URLMapper" type="java:org.apache.axis.handlers.http.URLMapper"/>
      <service name="%s" provider="java:RPC" style="rpc" use="encoded">
        <parameter name="className" value="%s"/>
        <parameter name="allowedMethods" value="*"/>
        <parameter name="scope" value="Application"/>
        %s
      </service>
      <transport name="http">
        <requestFlow>
          <handler type="URLMapper"/>
        </requestFlow>
      </transport>
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
}
