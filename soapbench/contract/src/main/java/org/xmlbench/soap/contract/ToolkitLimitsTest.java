package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.soap.fork.MessageCheck;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitServer;

/** Client and server take as large an array as the toolkit declares, and no larger one. */
@Timeout(120)
class ToolkitLimitsTest {
  private static final List<Direction> BOTH = List.of(Direction.RECEIVE, Direction.SEND);

  /** In one direction, and the next toolkit of its module that is like it in the other. */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#servers")
  void takesArraysUpToWhatItDeclares(HttpToolkit toolkit) throws Exception {
    requireTaken(toolkit, directions(toolkit));
  }

  @Tag("slow")
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#servers")
  void takesThemInBothDirections(HttpToolkit toolkit) throws Exception {
    requireTaken(toolkit, BOTH);
  }

  private static boolean isLimited(HttpToolkit toolkit) {
    return toolkit.describe().messages().mostElements() < Exchange.MOST;
  }

  /** The first two that are alike have one each; those behind them are like these. */
  private static List<Direction> directions(HttpToolkit toolkit) {
    List<String> alike =
        Toolkits.servers()
            .map(named -> (HttpToolkit) named.getPayload())
            .filter(each -> isLimited(each) == isLimited(toolkit))
            .filter(each -> isSecured(each) == isSecured(toolkit))
            .map(each -> each.describe().id())
            .toList();
    int place = alike.indexOf(toolkit.describe().id());
    return alike.size() == 1 ? BOTH : BOTH.stream().skip(place).limit(1).toList();
  }

  private static boolean isSecured(HttpToolkit toolkit) {
    return toolkit.describe().encoding().isSecured();
  }

  private static void requireTaken(HttpToolkit toolkit, List<Direction> directions)
      throws Exception {
    int most = toolkit.describe().messages().mostElements();
    assertThat(most).isBetween(1, Exchange.MOST);
    if (directions.isEmpty()) {
      return;
    }
    try (ToolkitServer server = toolkit.serve(new SoapService(DataRule.PUBLISHED), 0);
        StackClient client = toolkit.http(server.endpoint(), false)) {
      for (Direction direction : directions) {
        requireRight(toolkit, client, ints(direction, most));
        if (isLimited(toolkit)) {
          Exchange tooLarge = ints(direction, most + 1);
          assertThatThrownBy(() -> requireRight(toolkit, client, tooLarge))
              .as(tooLarge.name())
              .isInstanceOf(Exception.class);
          requireRight(toolkit, client, ints(direction, 1));
        }
      }
    }
  }

  private static Exchange ints(Direction direction, int size) {
    return new Exchange(SoapOperation.of(direction, Shape.INTS), size, DataRule.PUBLISHED);
  }

  private static void requireRight(HttpToolkit toolkit, StackClient client, Exchange exchange)
      throws Exception {
    StackClient.Call call = client.prepare(exchange.operation(), exchange.data());
    new MessageCheck(Toolkits.task(toolkit, Seam.HTTP_CLOSE, exchange), toolkit.describe())
        .requireReply(call.read(call.invoke()));
  }
}
