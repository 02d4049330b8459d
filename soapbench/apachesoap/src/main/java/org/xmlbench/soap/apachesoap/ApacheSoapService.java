package org.xmlbench.soap.apachesoap;

import java.lang.reflect.Method;
import java.util.Arrays;
import org.apache.soap.server.DeploymentDescriptor;
import org.apache.soap.server.ServiceManager;
import org.apache.soap.server.http.RPCRouterServlet;
import org.xmlbench.soap.bean.BeanService;
import org.xmlbench.soap.jetty.JavaxServlet;
import org.xmlbench.soap.jetty.JettyHost;
import org.xmlbench.soap.jetty.ServiceMetadata;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** A service of Apache SOAP's behind its servlet, on the host of all toolkits. */
final class ApacheSoapService {
  /** Where its servlet looks for its register of services. */
  private static final String MANAGER = "serviceManager";

  private ApacheSoapService() {}

  static ToolkitServer start(SoapService service, ServerPlace place) throws Exception {
    BeanService.serve(service);
    ApacheSoapClient.useParser();
    ServiceManager manager = new Known(deployment());
    return JettyHost.start(
        place,
        service,
        JavaxServlet.context(
            new RPCRouterServlet(), context -> context.setAttribute(MANAGER, manager)),
        ServiceMetadata.of(Encoding.RPC_ENCODED));
  }

  private static DeploymentDescriptor deployment() {
    DeploymentDescriptor deployment = new DeploymentDescriptor();
    deployment.setID(Soap.ENCODED_NAMESPACE);
    deployment.setProviderType(DeploymentDescriptor.PROVIDER_JAVA);
    deployment.setProviderClass(BeanService.class.getName());
    deployment.setScope(DeploymentDescriptor.SCOPE_APPLICATION);
    deployment.setMappings(ApacheSoapClient.mappings());
    deployment.setMethods(
        Arrays.stream(BeanService.class.getDeclaredMethods())
            .map(Method::getName)
            .distinct()
            .toArray(String[]::new));
    return deployment;
  }

  /** Knows the one service. The manager's own register is a file in the current folder. */
  private static final class Known extends ServiceManager {
    private final DeploymentDescriptor deployment;

    Known(DeploymentDescriptor deployment) {
      super(null, null);
      this.deployment = deployment;
    }

    @Override
    public DeploymentDescriptor query(String id) {
      return deployment;
    }
  }
}
