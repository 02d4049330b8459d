package org.xmlbench.soap.hand;

import java.io.IOException;
import java.net.URI;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.BindingToolkit;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** An API for envelopes without a client and a server: both are written by hand around it. */
public interface HandToolkit extends BindingToolkit, HttpToolkit {
  @Override
  Binding binding();

  /** What answers the requests that the server takes. */
  HandServer.Answering answering(SoapService service);

  @Override
  default StackClient http(URI endpoint, boolean keepAlive) {
    return new HandClient(binding(), endpoint, keepAlive);
  }

  @Override
  default ToolkitServer serve(SoapService service, int port) throws IOException {
    return HandServer.start(port, service, answering(service));
  }
}
