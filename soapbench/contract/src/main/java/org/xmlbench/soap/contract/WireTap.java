package org.xmlbench.soap.contract;

import java.io.IOException;
import java.util.Optional;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.http.RequestCatcher;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * What a toolkit's client calls so that its request is seen: a catcher that has the reference reply
 * or, where replies are secured for a request alone, the toolkit's server behind it.
 */
record WireTap(RequestCatcher catcher, Optional<ToolkitServer> server) implements AutoCloseable {
  /** Starts it for the exchange of {@code task}. */
  static WireTap of(HttpToolkit toolkit, SoapTask task) throws Exception {
    Encoding encoding = toolkit.describe().encoding();
    if (!encoding.isSecured()) {
      byte[] reply = task.reply(encoding).bytes();
      return new WireTap(RequestCatcher.start(reply, encoding.mediaType()), Optional.empty());
    }
    ToolkitServer server = toolkit.serve(new SoapService(task.exchange().rule()), 0);
    try {
      return new WireTap(RequestCatcher.before(server.endpoint()), Optional.of(server));
    } catch (IOException e) {
      server.close();
      throw e;
    }
  }

  @Override
  public void close() {
    catcher.close();
    server.ifPresent(ToolkitServer::close);
  }
}
