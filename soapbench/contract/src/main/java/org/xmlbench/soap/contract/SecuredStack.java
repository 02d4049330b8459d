package org.xmlbench.soap.contract;

import org.xmlbench.soap.http.RequestCatcher;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * A toolkit's server, which shows what reaches its service, and its client, which gets the reply
 * that it is to take or refuse.
 */
record SecuredStack(
    Arrivals arrivals, ToolkitServer server, RequestCatcher catcher, StackClient client)
    implements AutoCloseable {
  private static final byte[] NOTHING = {};

  /** Starts both. */
  static SecuredStack start(HttpToolkit toolkit) throws Exception {
    Arrivals arrivals = new Arrivals();
    ToolkitServer server = toolkit.serve(SoapService.watched(DataRule.PUBLISHED, arrivals), 0);
    RequestCatcher catcher = RequestCatcher.start(NOTHING);
    return new SecuredStack(arrivals, server, catcher, toolkit.http(catcher.endpoint(), true));
  }

  @Override
  public void close() {
    client.close();
    catcher.close();
    server.close();
  }
}
