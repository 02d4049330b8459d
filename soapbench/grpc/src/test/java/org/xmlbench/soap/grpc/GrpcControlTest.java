package org.xmlbench.soap.grpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.grpc.StatusRuntimeException;
import java.net.BindException;
import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.soap.fork.MessageCheck;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.RequestWitness;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.ToolkitServer;

@Timeout(60)
class GrpcControlTest {
  private final GrpcControl control = new GrpcControl();

  /**
   * Written by hand from the encoding's rules: what {@code soapbench.proto} says is on the wire.
   */
  @ParameterizedTest
  @CsvSource({
    "echoVoid, ''",
    "sendInts:300, 10ac02",
    "receiveBase64:3, 1a03000102",
    "receiveInts:3, 2203000102",
    "receiveDoubles:2, 2a100000000000000000000000000000f03f",
    "receiveStrings:2, 320273303202 7331",
    "receiveMeshInterfaceObjects:2, 3a003a0d0801100119000000000000f03f",
    "receiveSimpleEvents:1, 420c1a0a4d657373616765202330",
    "receiveIntTrace:1, "
        + "2201004a0c74726163652d706c616e2d31508601"
        + "5a14323030352d31312d31325430383a30303a30305a",
  })
  void itsMessagesAreThoseOfTheEncoding(String exchange, String bytes) throws Exception {
    assertThat(HexFormat.of().formatHex(request(Exchange.named(exchange))))
        .isEqualTo(bytes.replace(" ", ""));
  }

  private byte[] request(Exchange exchange) throws Exception {
    try (RequestWitness witness = control.witness();
        StackClient client = control.http(witness.endpoint(), true)) {
      client.prepare(exchange.operation(), exchange.data()).invoke();
      return witness.request();
    }
  }

  @Test
  void oneWrongElementIsCaught() throws Exception {
    Exchange right = Exchange.named("receiveInts:3");
    MessageCheck check =
        new MessageCheck(
            new SoapTask(control.describe().id(), Seam.HTTP, right), control.describe());
    try (RequestWitness witness = control.witness();
        StackClient client = control.http(witness.endpoint(), true)) {
      client
          .prepare(right.operation(), Optional.of(new Payload.Ints(new int[] {0, 9, 2})))
          .invoke();
      assertThatThrownBy(() -> check.requireAsked(witness.asked()))
          .isInstanceOf(WrongEventsException.class)
          .hasMessageContaining("element 1 is 9 instead of 1");
    }
  }

  /** The largest messages fit into what a channel and a server of grpc-java take by default. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void theLargestMessagesPass(boolean keepAlive) throws Exception {
    try (ToolkitServer server = control.serve(new SoapService(DataRule.PUBLISHED), 0);
        StackClient client = control.http(server.endpoint(), keepAlive)) {
      for (SoapOperation operation : SoapOperation.known()) {
        Exchange exchange = new Exchange(operation, Exchange.MOST, DataRule.PUBLISHED);
        StackClient.Call call = client.prepare(operation, exchange.data());
        new MessageCheck(
                new SoapTask(control.describe().id(), Seam.HTTP, exchange), control.describe())
            .requireReply(call.read(call.invoke()));
      }
    }
  }

  @Test
  void aCallThatFailsHasAStatusThatSaysWhy() throws Exception {
    try (ToolkitServer server = control.serve(new SoapService(DataRule.PUBLISHED), 0);
        StackClient client = control.http(server.endpoint(), true)) {
      Payload tooLarge = new Payload.Ints(new int[Exchange.MOST + 1]);
      StackClient.Call call =
          client.prepare(SoapOperation.named("sendInts"), Optional.of(tooLarge));
      assertThatThrownBy(call::invoke)
          .isInstanceOf(StatusRuntimeException.class)
          .hasMessage(
              "INVALID_ARGUMENT: size 100001: must be from 0 to %d elements", Exchange.MOST);
    }
  }

  @Test
  void aPortThatIsInUseIsToldAsSuch() throws Exception {
    SoapService service = new SoapService(DataRule.PUBLISHED);
    try (ToolkitServer server = control.serve(service, 0)) {
      int port = server.endpoint().getPort();
      assertThatThrownBy(() -> control.serve(service, port))
          .isInstanceOf(BindException.class)
          .hasMessage("port %d is in use", port);
    }
  }
}
