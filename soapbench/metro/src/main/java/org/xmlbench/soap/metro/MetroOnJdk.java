package org.xmlbench.soap.metro;

import com.sun.xml.ws.spi.ProviderImpl;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Set;
import org.xmlbench.soap.http.JdkServer;
import org.xmlbench.soap.http.LocalServer;
import org.xmlbench.soap.jaxws.SoapBenchBean;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.HttpSetup;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ServerPlace;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** Metro where {@code Endpoint.publish} puts a service: on the platform's HTTP server. */
public final class MetroOnJdk implements HttpToolkit {
  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
            "metro@jdk",
            MetroToolkit.LIBRARY,
            Set.of(Seam.HTTP, Seam.HTTP_CLOSE),
            ToolkitMessages.in(Encoding.DOCUMENT_LITERAL),
            new SubjectSetup(
                    StaxParser.WOODSTOX.text(),
                    List.of(),
                    List.of(
                        "com.sun.xml.ws.",
                        "org.glassfish.jaxb.",
                        StaxParser.WOODSTOX.packages(),
                        "org.jvnet.staxex."))
                .without(StaxParser.WOODSTOX.absent()))
        .overHttp("com.sun.net.httpserver", HttpSetup.URL_CONNECTION, LocalServer.NO_DELAY);
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) throws IOException {
    MetroParserSwap.put(StaxParser.WOODSTOX);
    return MetroClient.http(endpoint, keepAlive, Encoding.DOCUMENT_LITERAL);
  }

  @Override
  public ToolkitServer serve(SoapService service, ServerPlace place) throws Exception {
    MetroParserSwap.put(StaxParser.WOODSTOX);
    return JdkServer.publish(
        place,
        service,
        context ->
            new ProviderImpl()
                .createEndpoint(null, new SoapBenchBean(service))
                .publish((Object) context));
  }
}
