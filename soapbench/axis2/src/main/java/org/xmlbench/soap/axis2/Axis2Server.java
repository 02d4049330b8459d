package org.xmlbench.soap.axis2;

import javax.xml.namespace.QName;
import org.apache.axiom.soap.SOAPEnvelope;
import org.apache.axiom.soap.SOAPFactory;
import org.apache.axis2.AxisFault;
import org.apache.axis2.Constants;
import org.apache.axis2.context.ConfigurationContext;
import org.apache.axis2.context.ConfigurationContextFactory;
import org.apache.axis2.context.MessageContext;
import org.apache.axis2.databinding.ADBBean;
import org.apache.axis2.description.AxisService;
import org.apache.axis2.description.InOutAxisOperation;
import org.apache.axis2.description.TransportOutDescription;
import org.apache.axis2.engine.AxisConfiguration;
import org.apache.axis2.receivers.AbstractInOutMessageReceiver;
import org.apache.axis2.transport.http.AxisServlet;
import org.xmlbench.soap.jetty.JakartaServlet;
import org.xmlbench.soap.jetty.JettyHost;
import org.xmlbench.soap.jetty.ServiceMetadata;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * A service of Axis2's behind its servlet, on the host of all toolkits. Its own small server
 * listens everywhere.
 */
final class Axis2Server {
  private static final String NAME = JettyHost.SERVICE.substring(1);

  private Axis2Server() {}

  /** Starts it with Axis2's default configuration; bytes go beside a reply where it is MTOM. */
  static ToolkitServer start(SoapService service, ServerPlace place, Encoding encoding)
      throws Exception {
    ConfigurationContext context = ConfigurationContextFactory.createDefaultConfigurationContext();
    AxisConfiguration configuration = context.getAxisConfiguration();
    for (TransportOutDescription out : configuration.getTransportsOut().values()) {
      // As where a repository is deployed: else a reply that is no SOAP 1.1 ends in a null.
      out.getSender().init(context, out);
    }
    if (encoding == Encoding.MTOM) {
      configuration.addParameter(Constants.Configuration.ENABLE_MTOM, Constants.VALUE_TRUE);
    }
    configuration.addService(described(service, configuration));
    return JettyHost.start(
        place,
        service,
        JakartaServlet.context(
            new AxisServlet(),
            servlets -> servlets.setAttribute(AxisServlet.CONFIGURATION_CONTEXT, context)),
        ServiceMetadata.of(encoding));
  }

  private static AxisService described(SoapService service, AxisConfiguration configuration)
      throws AxisFault {
    AxisService described = new AxisService(NAME);
    for (SoapOperation operation : SoapOperation.known()) {
      InOutAxisOperation deployed =
          new InOutAxisOperation(new QName(Soap.LITERAL_NAMESPACE, operation.name()));
      deployed.setMessageReceiver(new Receiver(new AdbService(service, operation), operation));
      described.addOperation(deployed);
      configuration.getPhasesInfo().setOperationPhases(deployed);
    }
    return described;
  }

  /** One operation. */
  private static final class Receiver extends AbstractInOutMessageReceiver {
    private final AdbService answers;
    private final SoapOperation operation;

    Receiver(AdbService answers, SoapOperation operation) {
      this.answers = answers;
      this.operation = operation;
    }

    @Override
    public void invokeBusinessLogic(MessageContext asked, MessageContext answered)
        throws AxisFault {
      try {
        ADBBean reply =
            answers.answer(
                asked.getEnvelope().getBody().getFirstElement().getXMLStreamReaderWithoutCaching());
        SOAPFactory factory = getSOAPFactory(asked);
        SOAPEnvelope envelope = factory.getDefaultEnvelope();
        QName name = new QName(Soap.LITERAL_NAMESPACE, operation.name() + "Response");
        envelope.getBody().addChild(reply.getOMElement(name, factory));
        answered.setEnvelope(envelope);
      } catch (AxisFault e) {
        throw e;
      } catch (Exception e) {
        throw AxisFault.makeFault(e);
      }
    }
  }
}
