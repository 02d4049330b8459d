package org.xmlbench.soap.axis1;

import java.io.IOException;
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

/** Axis 1.4, rpc/encoded, as in 2006. */
public final class AxisToolkit implements StackToolkit, HttpToolkit {
  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
            "axis1",
            SubjectLibrary.withClass(
                "org.apache.axis.client.Call", "Apache Axis 1", "axis:axis", "Apache-2.0"),
            Set.of(Seam.STACK, Seam.HTTP_CLOSE),
            ToolkitMessages.in(
                Encoding.RPC_ENCODED,
                PermittedDifference.INDENTED,
                PermittedDifference.MEMBER_ORDER,
                PermittedDifference.MEMBER_NAME,
                PermittedDifference.SECTION_5_TYPE,
                PermittedDifference.NIL_MEMBER,
                PermittedDifference.DATE_TIME_FORM),
            SubjectSetup.ofDefaults("JDK Xerces, SAX", "org.apache.axis.", "com.sun.org.apache."))
        .overHttp(JettyVersion.JAVAX, "org.apache.axis.transport.http.HTTPSender");
  }

  @Override
  public StackClient stack(Wire wire) {
    return AxisClient.canned(wire);
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) throws IOException {
    if (keepAlive) {
      throw new IllegalArgumentException("its sender keeps no connection");
    }
    return AxisClient.http(endpoint);
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws Exception {
    return AxisService.start(service, place);
  }
}
