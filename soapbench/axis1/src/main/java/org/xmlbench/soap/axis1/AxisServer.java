package org.xmlbench.soap.axis1;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import org.apache.axis.configuration.XMLStringProvider;
import org.apache.axis.transport.http.SimpleAxisServer;
import org.xmlbench.soap.bean.BeanService;
import org.xmlbench.soap.bean.EventBean;
import org.xmlbench.soap.bean.MeshBean;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** The small HTTP server that Axis brings, with a deployment that is no file. */
final class AxisServer implements ToolkitServer {
  private static final String NAME = "soapbench";
  private static final int BACKLOG = 50;

  private final SimpleAxisServer server = new SimpleAxisServer();
  private final URI endpoint;

  AxisServer(SoapService service, int port) throws IOException {
    BeanService.serve(service);
    ServerSocket socket = new ServerSocket(port, BACKLOG, InetAddress.getLoopbackAddress());
    endpoint =
        URI.create("http://127.0.0.1:%d/axis/services/%s".formatted(socket.getLocalPort(), NAME));
    server.setServerSocket(socket);
    server.setMyConfig(new XMLStringProvider(deployment()));
    try {
      server.start(true);
    } catch (Exception e) {
      socket.close();
      throw new IOException(e);
    }
  }

  private static String deployment() {
    return """
    <deployment xmlns="http://xml.apache.org/axis/wsdd/"
        xmlns:java="http://xml.apache.org/axis/wsdd/providers/java" xmlns:b="%s">
      <transport name="SimpleHTTP">
        <requestFlow><handler type="java:org.apache.axis.handlers.http.URLMapper"/></requestFlow>
      </transport>
      <service name="%s" provider="java:RPC" style="rpc" use="encoded">
        <parameter name="className" value="%s"/>
        <parameter name="allowedMethods" value="*"/>
        <parameter name="scope" value="Application"/>
        <beanMapping qname="b:MeshInterfaceObject" languageSpecificType="java:%s"/>
        <beanMapping qname="b:SimpleEvent" languageSpecificType="java:%s"/>
      </service>
    </deployment>
    """
        .formatted(
            Soap.ENCODED_NAMESPACE,
            NAME,
            BeanService.class.getName(),
            MeshBean.class.getName(),
            EventBean.class.getName());
  }

  @Override
  public URI endpoint() {
    return endpoint;
  }

  @Override
  public void close() {
    server.stop();
  }
}
