package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.soap.fork.MessageCheck;
import org.xmlbench.soap.http.RequestCatcher;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.RequestWitness;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.toolkit.WitnessedToolkit;

/** A toolkit's client and its server understand each other, and the client says what it should. */
class ToolkitHttpTest {
  private static final int[] SIZES = {1, 7, 1000};

  /** What a seam or a seal adds differs by the size of any operation's data, and not of each. */
  private static final int[] ONE_SIZE = {7};

  private static final SoapOperation ANY = SoapOperation.named("echoDoubles");

  /**
   * Each operation by one size, and one of them by all sizes and several calls. The first toolkit
   * of a module has all operations, each other one a third of them and that one.
   */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#served")
  void everyOperationIsUnderstood(HttpToolkit toolkit, Seam seam) throws Exception {
    boolean isPlain = isPlain(toolkit, seam);
    Stream<SoapOperation> all = SoapOperation.known().stream();
    List<SoapOperation> some =
        Stream.concat(Stream.of(ANY), Toolkits.some(toolkit, all)).distinct().toList();
    requireUnderstood(toolkit, seam, some, operation -> someSizes(operation, isPlain));
  }

  @Tag("slow")
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#served")
  void everySizeOfEachOperationIsUnderstood(HttpToolkit toolkit, Seam seam) throws Exception {
    boolean isPlain = isPlain(toolkit, seam);
    requireUnderstood(
        toolkit,
        seam,
        SoapOperation.known(),
        operation -> isPlain || operation.equals(ANY) ? SIZES : ONE_SIZE);
  }

  private static void requireUnderstood(
      HttpToolkit toolkit,
      Seam seam,
      List<SoapOperation> operations,
      Function<SoapOperation, int[]> sizes)
      throws Exception {
    try (ToolkitServer server = toolkit.serve(new SoapService(DataRule.PUBLISHED), 0);
        StackClient client = toolkit.http(server.endpoint(), seam == Seam.HTTP)) {
      for (SoapOperation operation : operations) {
        int[] all = sizes.apply(operation);
        // All calls of a client follow each other, so that a repeated one shows it of all.
        int calls = all.length > 1 ? 3 : 1;
        for (int size : all) {
          Exchange exchange = new Exchange(operation, size, DataRule.PUBLISHED);
          StackClient.Call call = client.prepare(operation, exchange.data());
          MessageCheck check = check(toolkit, seam, exchange);
          for (int i = 0; i < calls; i++) {
            check.requireReply(call.read(call.invoke()));
          }
        }
      }
    }
  }

  private static boolean isPlain(Toolkit toolkit, Seam seam) {
    return seam == Seam.HTTP && !toolkit.describe().encoding().isSecured();
  }

  /** All of one operation; of the others one each, by turns where nothing is added to messages. */
  private static int[] someSizes(SoapOperation operation, boolean isPlain) {
    int turn = SoapOperation.known().indexOf(operation) % SIZES.length;
    return operation.equals(ANY) ? SIZES : isPlain ? new int[] {SIZES[turn]} : ONE_SIZE;
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#served")
  void requestsAreRightOnTheWire(HttpToolkit toolkit, Seam seam) throws Exception {
    Stream<SoapOperation> all = Toolkits.operationsOf(toolkit);
    requireRightOnTheWire(toolkit, seam, Toolkits.some(toolkit, all).toList());
  }

  @Tag("slow")
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#served")
  void everyRequestIsRightOnTheWire(HttpToolkit toolkit, Seam seam) throws Exception {
    requireRightOnTheWire(toolkit, seam, Toolkits.operationsOf(toolkit).toList());
  }

  private static void requireRightOnTheWire(
      HttpToolkit toolkit, Seam seam, List<SoapOperation> operations) throws Exception {
    if (!toolkit.describe().encoding().isXml()) {
      return;
    }
    try (WireTap tap = WireTap.of(toolkit, seam == Seam.HTTP)) {
      RequestCatcher catcher = tap.catcher();
      for (SoapOperation operation : operations) {
        Exchange exchange = new Exchange(operation, 7, DataRule.PUBLISHED);
        StackClient.Call call = tap.call(Toolkits.task(toolkit, seam, exchange));
        MessageCheck check = check(toolkit, seam, exchange);
        check.requireReply(call.read(call.invoke()));
        check.requireRequest(catcher.request(), Optional.of(catcher.head()));
        if (toolkit.describe().encoding().isSecured()) {
          check.requireSecuredReply(catcher.reply());
        }
      }
    }
  }

  /** One whose requests are no XML: its witness understands what was to be said. */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#served")
  void everyRequestIsRightToItsWitness(HttpToolkit toolkit, Seam seam) throws Exception {
    if (!(toolkit instanceof WitnessedToolkit own)) {
      return;
    }
    try (RequestWitness witness = own.witness();
        StackClient client = toolkit.http(witness.endpoint(), seam == Seam.HTTP)) {
      for (SoapOperation operation : SoapOperation.known()) {
        for (int size : someSizes(operation, seam == Seam.HTTP)) {
          Exchange exchange = new Exchange(operation, size, DataRule.PUBLISHED);
          client.prepare(operation, exchange.data()).invoke();
          check(toolkit, seam, exchange).requireAsked(witness.asked());
          assertIsCaught(toolkit, seam, operation, size + 1, witness);
        }
      }
    }
  }

  /** A witness that agreed to anything would see nothing. */
  private static void assertIsCaught(
      Toolkit toolkit, Seam seam, SoapOperation operation, int size, RequestWitness witness) {
    if (operation.carried().isPresent()) {
      Exchange other = new Exchange(operation, size, DataRule.PUBLISHED);
      MessageCheck check = check(toolkit, seam, other);
      assertThatThrownBy(() -> check.requireAsked(witness.asked()))
          .as(other.name())
          .isInstanceOf(WrongEventsException.class);
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#servers")
  void theServerListensOnLoopbackAlone(HttpToolkit toolkit) throws Exception {
    try (ToolkitServer server = toolkit.serve(new SoapService(DataRule.PUBLISHED), 0)) {
      URI endpoint = server.endpoint();
      assertThat(InetAddress.getByName(endpoint.getHost()).isLoopbackAddress()).isTrue();
      assertThat(ListeningPorts.addresses(endpoint.getPort()))
          .isNotEmpty()
          .allMatch(ListeningPorts::isLoopback);
    }
  }

  private static MessageCheck check(Toolkit toolkit, Seam seam, Exchange exchange) {
    return new MessageCheck(Toolkits.task(toolkit, seam, exchange), toolkit.describe());
  }
}
