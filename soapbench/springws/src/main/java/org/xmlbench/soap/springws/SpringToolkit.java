package org.xmlbench.soap.springws;

import java.net.URI;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.soap.message.Allowance;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.toolkit.Wire;

/** Spring's template with SAAJ messages, its default, and JAXB. */
public final class SpringToolkit implements Toolkit {
  private static final String TEMPLATE = "org.springframework.ws.client.core.WebServiceTemplate";

  @Override
  public ToolkitDescription describe() {
    return new ToolkitDescription(
        "spring-ws",
        "Spring Web Services",
        "org.springframework.ws:spring-ws-core",
        LibraryVersion.of(TEMPLATE, "spring-ws-core"),
        "Apache-2.0",
        Encoding.DOCUMENT_LITERAL,
        Set.of(Seam.STACK, Seam.HTTP, Seam.HTTP_CLOSE),
        "JDK Xerces, SAAJ's DOM",
        Set.of(Allowance.EMPTY_HEADER),
        List.of(),
        List.of(
            "org.springframework.",
            "com.sun.xml.messaging.saaj.",
            "org.glassfish.jaxb.",
            "com.sun.org.apache."));
  }

  @Override
  public StackClient stack(Wire wire) throws Exception {
    return SpringClient.canned(wire);
  }

  @Override
  public StackClient http(URI endpoint, boolean keepAlive) {
    return SpringClient.http(endpoint, keepAlive);
  }

  @Override
  public ToolkitServer serve(SoapService service, int port) throws Exception {
    return new SpringServer(service, port);
  }
}
