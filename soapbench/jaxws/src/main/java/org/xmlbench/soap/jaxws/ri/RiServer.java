package org.xmlbench.soap.jaxws.ri;

import com.sun.xml.ws.api.BindingID;
import com.sun.xml.ws.api.server.InstanceResolver;
import com.sun.xml.ws.api.server.SDDocumentSource;
import com.sun.xml.ws.api.server.WSEndpoint;
import com.sun.xml.ws.transport.http.servlet.ServletAdapterList;
import com.sun.xml.ws.transport.http.servlet.WSServlet;
import com.sun.xml.ws.transport.http.servlet.WSServletDelegate;
import jakarta.servlet.ServletContext;
import jakarta.xml.ws.WebServiceFeature;
import java.util.List;
import org.xml.sax.EntityResolver;
import org.xmlbench.soap.jaxws.SoapBenchBean;
import org.xmlbench.soap.jetty.JakartaServlet;
import org.xmlbench.soap.jetty.JettyHost;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** A service of the reference implementation behind its servlet, on the host of all toolkits. */
public final class RiServer {
  private RiServer() {}

  /**
   * Starts one that writes its WSDL itself.
   *
   * @param features what makes an endpoint speak otherwise than by default
   */
  public static ToolkitServer start(
      SoapService service, ServerPlace place, WebServiceFeature... features) throws Exception {
    return start(service, place, endpoint(service, null, null, features));
  }

  /**
   * Starts one by its WSDL, deployed as Metro's own listener deploys what it reads of a file.
   *
   * @param schema what the WSDL imports
   */
  public static ToolkitServer start(
      SoapService service, ServerPlace place, SDDocumentSource wsdl, SDDocumentSource schema)
      throws Exception {
    return start(service, place, endpoint(service, wsdl, List.of(schema)));
  }

  private static WSEndpoint<?> endpoint(
      SoapService service,
      SDDocumentSource wsdl,
      List<SDDocumentSource> imported,
      WebServiceFeature... features) {
    return WSEndpoint.create(
        SoapBenchBean.class,
        true,
        InstanceResolver.createSingleton(new SoapBenchBean(service)).createInvoker(),
        null,
        null,
        null,
        BindingID.parse(SoapBenchBean.class).createBinding(features),
        wsdl,
        imported,
        (EntityResolver) null,
        true);
  }

  private static ToolkitServer start(SoapService service, ServerPlace place, WSEndpoint<?> endpoint)
      throws Exception {
    return JettyHost.start(
        place,
        service,
        JakartaServlet.context(new EndedServlet(endpoint), context -> deploy(endpoint, context)));
  }

  private static void deploy(WSEndpoint<?> endpoint, ServletContext context) {
    ServletAdapterList adapters = new ServletAdapterList(context);
    adapters.createAdapter("soapbench", JettyHost.PATH, endpoint);
    context.setAttribute(WSServlet.JAXWS_RI_RUNTIME_INFO, new WSServletDelegate(adapters, context));
  }

  /**
   * Ends its endpoint, as Metro's own listener does. Else what secures its messages stays under its
   * name among the JVM's managed beans, and no other can be started.
   */
  private static final class EndedServlet extends WSServlet {
    private final transient WSEndpoint<?> endpoint;

    EndedServlet(WSEndpoint<?> endpoint) {
      this.endpoint = endpoint;
    }

    @Override
    public void destroy() {
      super.destroy();
      endpoint.dispose();
    }
  }
}
