package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * A client keeps its connection where the seam is {@code http}, and makes one for each call where
 * it is {@code http-close}: not every option that asks a library for that is heeded by it.
 */
@Timeout(60)
class ToolkitConnectionsTest {
  private static final int CALLS = 8;

  /** Some clients look at the server once by a connection of its own. */
  private static final int KEPT = 2;

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#served")
  void areKeptOrClosedAsTheSeamSays(HttpToolkit toolkit, Seam seam) throws Exception {
    try (ToolkitServer server = toolkit.serve(new SoapService(DataRule.PUBLISHED), 0)) {
      for (String operation : new String[] {"echoVoid", "echoDoubles"}) {
        Exchange exchange = new Exchange(SoapOperation.named(operation), 7, DataRule.PUBLISHED);
        try (CountingRelay relay = CountingRelay.before(server.endpoint());
            StackClient client = toolkit.http(relay.endpoint(), seam == Seam.HTTP)) {
          StackClient.Call call = client.prepare(exchange.operation(), exchange.data());
          for (int i = 0; i < CALLS; i++) {
            call.invoke();
          }
          if (seam == Seam.HTTP) {
            assertThat(relay.connections()).as(operation).isBetween(1, KEPT);
          } else {
            assertThat(relay.connections()).as(operation).isGreaterThanOrEqualTo(CALLS);
          }
        }
      }
    }
  }
}
