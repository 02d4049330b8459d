package org.xmlbench.soap.axis2;

import java.io.InputStream;
import java.io.OutputStream;
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
import org.apache.axis2.kernel.OutTransportInfo;
import org.apache.axis2.receivers.AbstractInOutMessageReceiver;
import org.apache.axis2.transport.http.HTTPTransportUtils;
import org.xmlbench.soap.hand.HandServer;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;

/** What Axis2's servlet does, without a servlet: its own small server listens everywhere. */
final class Axis2Server implements HandServer.TypedAnswering {
  private static final String NAME = "soapbench";
  private static final String PATH = "/axis2/services/" + NAME;

  private final ConfigurationContext context;
  private final TransportOutDescription transport = new TransportOutDescription("reply");

  Axis2Server(SoapService service, Encoding encoding) throws Exception {
    context = ConfigurationContextFactory.createDefaultConfigurationContext();
    AxisConfiguration configuration = context.getAxisConfiguration();
    transport.setSender(new ReplySender(encoding));
    AxisService described = new AxisService(NAME);
    for (SoapOperation operation : SoapOperation.known()) {
      InOutAxisOperation deployed =
          new InOutAxisOperation(new QName(Soap.LITERAL_NAMESPACE, operation.name()));
      deployed.setMessageReceiver(new Receiver(new AdbService(service, operation), operation));
      described.addOperation(deployed);
      configuration.getPhasesInfo().setOperationPhases(deployed);
    }
    configuration.addService(described);
  }

  @Override
  public String answer(String contentType, InputStream in, OutputStream out) throws AxisFault {
    ReplyType replyType = new ReplyType();
    MessageContext message = context.createMessageContext();
    message.setTransportIn(context.getAxisConfiguration().getTransportIn("http"));
    message.setTransportOut(transport);
    message.setIncomingTransportName("http");
    message.setServerSide(true);
    message.setProperty(MessageContext.TRANSPORT_OUT, out);
    message.setProperty(Constants.OUT_TRANSPORT_INFO, replyType);
    HTTPTransportUtils.processHTTPPostRequest(message, in, out, contentType, "\"\"", PATH);
    return replyType.contentType;
  }

  /** Takes the media type of a reply. */
  private static final class ReplyType implements OutTransportInfo {
    private String contentType;

    @Override
    public void setContentType(String type) {
      contentType = type;
    }
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
