package org.xmlbench.soap.apachesoap;

import java.net.URI;
import java.util.Set;
import org.xmlbench.soap.jetty.JettyVersion;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StackToolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.toolkit.Wire;

/** Apache SOAP, the oldest of them. */
public final class ApacheSoapToolkit implements StackToolkit, HttpToolkit {
  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
            "apache-soap",
            SubjectLibrary.withClass(
                "org.apache.soap.rpc.Call", "Apache SOAP", "soap:soap", "Apache-1.1"),
            Set.of(Seam.STACK, Seam.HTTP_CLOSE),
            ToolkitMessages.in(
                Encoding.RPC_ENCODED,
                PermittedDifference.INDENTED,
                PermittedDifference.MEMBER_ORDER,
                PermittedDifference.XSI_TYPE,
                PermittedDifference.NIL_MEMBER,
                PermittedDifference.DATE_TIME_FORM),
            SubjectSetup.ofDefaults("JDK Xerces, DOM", "org.apache.soap.", "com.sun.org.apache."))
        .overHttp(JettyVersion.JAVAX, "org.apache.soap.util.net.HTTPUtils");
  }

  @Override
  public StackClient stack(Wire wire) {
    return ApacheSoapClient.canned(wire);
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) {
    if (keepAlive) {
      throw new IllegalArgumentException("its HTTP keeps no connection");
    }
    return ApacheSoapClient.http(endpoint);
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws Exception {
    return ApacheSoapService.start(service, place);
  }
}
