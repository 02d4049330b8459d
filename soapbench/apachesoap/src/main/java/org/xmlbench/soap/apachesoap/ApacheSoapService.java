package org.xmlbench.soap.apachesoap;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.soap.Envelope;
import org.apache.soap.rpc.Call;
import org.apache.soap.rpc.Response;
import org.apache.soap.rpc.SOAPContext;
import org.apache.soap.server.DeploymentDescriptor;
import org.apache.soap.server.RPCRouter;
import org.apache.soap.server.ServiceManager;
import org.apache.soap.util.xml.XMLParserUtils;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xmlbench.soap.bean.BeanService;
import org.xmlbench.soap.hand.HandServer;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.SoapService;

/** What Apache SOAP's servlet does, without a servlet. */
final class ApacheSoapService implements HandServer.Answering {
  private final DeploymentDescriptor deployment = new DeploymentDescriptor();
  private final BeanService target = new BeanService();
  private final ServiceManager manager = new Known();

  ApacheSoapService(SoapService service) {
    BeanService.serve(service);
    ApacheSoapClient.useParser();
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
  }

  /** Knows the one service. The manager's own register is a file in the current folder. */
  private final class Known extends ServiceManager {
    Known() {
      super(null, null);
    }

    @Override
    public DeploymentDescriptor query(String id) {
      return deployment;
    }
  }

  @Override
  public void answer(InputStream in, OutputStream out) throws Exception {
    SOAPContext asked = new SOAPContext();
    SOAPContext answered = new SOAPContext();
    Document document = XMLParserUtils.getXMLDocBuilder().parse(new InputSource(in));
    Envelope request = Envelope.unmarshall(document.getDocumentElement(), asked);
    Call call = RPCRouter.extractCallFromEnvelope(manager, request, asked);
    Response response = RPCRouter.invoke(deployment, call, target, asked, answered);
    StringWriter text = new StringWriter();
    response.buildEnvelope().marshall(text, call.getSOAPMappingRegistry(), answered);
    out.write(text.toString().getBytes(StandardCharsets.UTF_8));
  }
}
