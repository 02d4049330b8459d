package org.xmlbench.soap.contract;

import java.io.IOException;
import java.util.Optional;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.http.RequestCatcher;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * A toolkit's client, and what it calls so that its requests are seen: a catcher that has the
 * reference reply or, where replies are secured for a request alone, the toolkit's server behind
 * it. One is enough for all operations, since starting a stack costs more than its messages.
 */
record WireTap(
    Encoding encoding, RequestCatcher catcher, StackClient client, Optional<ToolkitServer> server)
    implements AutoCloseable {
  private static final byte[] NOTHING = {};

  /** Starts it. */
  static WireTap of(HttpToolkit toolkit, boolean keepAlive) throws Exception {
    Encoding encoding = toolkit.describe().encoding();
    Optional<ToolkitServer> server = Optional.empty();
    if (encoding.isSecured()) {
      server = Optional.of(toolkit.serve(new SoapService(DataRule.PUBLISHED), 0));
    }
    RequestCatcher catcher = null;
    try {
      catcher = catcher(server, encoding);
      return new WireTap(encoding, catcher, toolkit.http(catcher.endpoint(), keepAlive), server);
    } catch (Exception e) {
      if (catcher != null) {
        catcher.close();
      }
      server.ifPresent(ToolkitServer::close);
      throw e;
    }
  }

  private static RequestCatcher catcher(Optional<ToolkitServer> server, Encoding encoding)
      throws IOException {
    return server.isPresent()
        ? RequestCatcher.before(server.get().endpoint())
        : RequestCatcher.start(NOTHING, encoding.mediaType());
  }

  /** The client's call of that task, to which it gets the task's reply. */
  StackClient.Call call(SoapTask task) throws Exception {
    if (server.isEmpty()) {
      catcher.answer(task.reply(encoding).bytes(), encoding.mediaType());
    }
    return client.prepare(task.exchange().operation(), task.exchange().data());
  }

  @Override
  public void close() {
    client.close();
    catcher.close();
    server.ifPresent(ToolkitServer::close);
  }
}
