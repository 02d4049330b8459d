package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.platform.ExternalAccess;
import org.xmlbench.soap.fork.MessageCheck;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawReply;
import org.xmlbench.soap.http.RawRequest;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.MessageException;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.security.MessageKeys;
import org.xmlbench.soap.security.Party;
import org.xmlbench.soap.security.Protection;
import org.xmlbench.soap.security.SecuredEnvelope;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Toolkit;

/**
 * A toolkit that secures its messages takes none that is not, at either end, and one that is
 * secured by other code as it must be.
 */
@Timeout(120)
class ToolkitProtectionTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final int OK = 200;
  private static final int FAILED = 500;
  private static final String XML = "text/xml; charset=utf-8";

  /** What a server receives of a trace is shown to a test. */
  private static final Exchange RECEIVE = Exchange.named("receiveDoubleTrace:9");

  private static final Exchange SEND = Exchange.named("sendDoubles:9");

  /** Stands in both, as the fifth of a trace and the third of doubles. */
  private static final String VALUE = "2.0";

  /** One, of the toolkit of that id: Metro has one server of a service in a JVM at a time. */
  private static Optional<SecuredStack> started = Optional.empty();

  private static String startedId = "";

  @BeforeAll
  static void asInAFork() {
    ExternalAccess.deny();
  }

  @AfterAll
  static void stop() {
    started.ifPresent(SecuredStack::close);
    started = Optional.empty();
  }

  private static SecuredStack stack(HttpToolkit toolkit) throws Exception {
    String id = toolkit.describe().id();
    if (started.isEmpty() || !startedId.equals(id)) {
      stop();
      started = Optional.of(SecuredStack.start(toolkit));
      startedId = id;
    }
    return started.orElseThrow();
  }

  static Stream<Named<Toolkit>> securing() {
    return Toolkits.servers()
        .filter(toolkit -> toolkit.getPayload().describe().encoding().isSecured());
  }

  static Stream<Arguments> messages() {
    return securing()
        .flatMap(
            toolkit ->
                Stream.of(SecuredCase.values())
                    .filter(each -> each.isOf(protection(toolkit.getPayload())))
                    .map(each -> Arguments.of(toolkit, each)));
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("messages")
  void theServerTakesGenuineRequestsAlone(HttpToolkit toolkit, SecuredCase secured)
      throws Exception {
    SecuredStack stack = stack(toolkit);
    if (secured != SecuredCase.GENUINE) {
      List<Payload> arrived = stack.arrivals().fresh();
      RawReply reply = sent(toolkit, stack, secured);
      assertThat(reply.status()).as(text(reply.body())).isEqualTo(FAILED);
      assertThat(opened(reply.body(), protection(toolkit))).contains("Fault");
      assertThat(arrived).isEmpty();
    }
    requireGenuineIsTaken(toolkit, stack);
  }

  /** A server that refuses whatever follows would refuse nothing for its security. */
  private static void requireGenuineIsTaken(HttpToolkit toolkit, SecuredStack stack)
      throws Exception {
    List<Payload> arrived = stack.arrivals().fresh();
    RawReply reply = sent(toolkit, stack, SecuredCase.GENUINE);
    assertThat(reply.status()).as(text(reply.body())).isEqualTo(OK);
    new MessageCheck(Toolkits.task(toolkit, Seam.HTTP, RECEIVE), toolkit.describe())
        .requireSecuredReply(reply.body());
    assertThat(arrived).hasSize(1);
    assertThat(RECEIVE.data().orElseThrow().difference(arrived.getFirst())).isEmpty();
  }

  private static RawReply sent(HttpToolkit toolkit, SecuredStack stack, SecuredCase secured)
      throws Exception {
    byte[] plain =
        Toolkits.task(toolkit, Seam.HTTP, RECEIVE).request(toolkit.describe().encoding()).bytes();
    byte[] request = secured.of(plain, VALUE, protection(toolkit), Party.CLIENT);
    URI server = stack.server().endpoint();
    try (RawConnection connection = RawConnection.open(server, PATIENCE)) {
      return connection.call(RawRequest.post(server, XML, "\"\"", request));
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("messages")
  void theClientTakesGenuineRepliesAlone(HttpToolkit toolkit, SecuredCase secured)
      throws Exception {
    SecuredStack stack = stack(toolkit);
    if (secured != SecuredCase.GENUINE) {
      assertThatThrownBy(answered(toolkit, stack, secured)::invoke).isInstanceOf(Exception.class);
    }
    StackClient.Call call = answered(toolkit, stack, SecuredCase.GENUINE);
    new MessageCheck(Toolkits.task(toolkit, Seam.HTTP, SEND), toolkit.describe())
        .requireReply(call.read(call.invoke()));
  }

  /** A call of the stack's client, which will get that reply. */
  private static StackClient.Call answered(
      HttpToolkit toolkit, SecuredStack stack, SecuredCase secured) throws Exception {
    byte[] plain =
        Toolkits.task(toolkit, Seam.HTTP, SEND).reply(toolkit.describe().encoding()).bytes();
    stack.catcher().answer(secured.of(plain, VALUE, protection(toolkit), Party.SERVER), XML);
    return stack.client().prepare(SEND.operation(), SEND.data());
  }

  /** Else a toolkit that secures nothing would pass. */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("messages")
  void theCheckTakesGenuineMessagesAlone(HttpToolkit toolkit, SecuredCase secured)
      throws Exception {
    Encoding encoding = toolkit.describe().encoding();
    Protection protection = protection(toolkit);
    byte[] plain = Toolkits.task(toolkit, Seam.HTTP, SEND).reply(encoding).bytes();
    byte[] reply = secured.of(plain, VALUE, protection, Party.SERVER);
    if (secured == SecuredCase.GENUINE) {
      SecuredEnvelope.open(reply, protection, MessageKeys.here(), Party.SERVER);
    } else {
      assertThatThrownBy(
              () -> SecuredEnvelope.open(reply, protection, MessageKeys.here(), Party.SERVER))
          .isInstanceOf(MessageException.class);
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("securing")
  void whatIsEncryptedCannotBeRead(HttpToolkit toolkit) throws Exception {
    stop();
    Exchange exchange = Exchange.named("echoDoubles:9");
    try (WireTap tap = WireTap.of(toolkit, true)) {
      tap.call(Toolkits.task(toolkit, Seam.HTTP, exchange)).invoke();
      for (byte[] message : List.of(tap.catcher().request(), tap.catcher().reply())) {
        boolean readable = !protection(toolkit).encrypts();
        assertThat(text(message).contains("echoDoubles")).isEqualTo(readable);
        assertThat(text(message).contains(">" + VALUE + "<")).isEqualTo(readable);
      }
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("securing")
  void itsOptionsNameWhatProtectsItsMessages(Toolkit toolkit) {
    assertThat(toolkit.describe().setup().options()).containsAll(protection(toolkit).options());
  }

  /** A fault may be secured, too, and need not be. */
  private static String opened(byte[] reply, Protection protection) throws Exception {
    if (!text(reply).contains("EncryptedData")) {
      return text(reply);
    }
    return text(SecuredEnvelope.open(reply, protection, MessageKeys.here(), Party.SERVER));
  }

  private static Protection protection(Toolkit toolkit) {
    return toolkit.describe().messages().protection();
  }

  private static String text(byte[] message) {
    return new String(message, StandardCharsets.UTF_8);
  }
}
