package org.xmlbench.soap.metro;

import com.sun.xml.ws.api.BindingID;
import com.sun.xml.ws.api.server.InstanceResolver;
import com.sun.xml.ws.api.server.WSEndpoint;
import com.sun.xml.ws.transport.http.servlet.ServletAdapterList;
import com.sun.xml.ws.transport.http.servlet.WSServlet;
import com.sun.xml.ws.transport.http.servlet.WSServletDelegate;
import jakarta.servlet.ServletContext;
import org.xml.sax.EntityResolver;
import org.xmlbench.soap.jaxws.SoapBenchBean;
import org.xmlbench.soap.jetty.JakartaServlet;
import org.xmlbench.soap.jetty.JettyHost;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** A service of Metro's behind its servlet, on the host of all toolkits. */
final class MetroServlet {
  private MetroServlet() {}

  /** Starts it, deployed as Metro's own listener deploys what it reads of a file. */
  static ToolkitServer start(SoapService service, int port, Encoding encoding) throws Exception {
    WSEndpoint<SoapBenchBean> endpoint =
        WSEndpoint.create(
            SoapBenchBean.class,
            true,
            InstanceResolver.createSingleton(new SoapBenchBean(service)).createInvoker(),
            null,
            null,
            null,
            BindingID.parse(SoapBenchBean.class).createBinding(MetroClient.features(encoding)),
            null,
            null,
            (EntityResolver) null,
            true);
    return JettyHost.start(
        port,
        service,
        JakartaServlet.context(new WSServlet(), context -> deploy(endpoint, context)));
  }

  private static void deploy(WSEndpoint<?> endpoint, ServletContext context) {
    ServletAdapterList adapters = new ServletAdapterList(context);
    adapters.createAdapter("soapbench", JettyHost.PATH, endpoint);
    context.setAttribute(WSServlet.JAXWS_RI_RUNTIME_INFO, new WSServletDelegate(adapters, context));
  }
}
