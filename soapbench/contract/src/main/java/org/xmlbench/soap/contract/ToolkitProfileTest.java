package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.platform.ExternalAccess;
import org.xmlbench.soap.fork.MessageCheck;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.fork.SoapWork;
import org.xmlbench.soap.http.RawConnection;
import org.xmlbench.soap.http.RawReply;
import org.xmlbench.soap.http.RawRequest;
import org.xmlbench.soap.http.RequestCatcher;
import org.xmlbench.soap.message.BasicProfile;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.MessageSchema;
import org.xmlbench.soap.message.MtomPackage;
import org.xmlbench.soap.message.ProfileAssertion;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitServer;
import org.xmlbench.soap.toolkit.Wire;

/**
 * Document/literal messages of a toolkit are checked by WS-I's Basic Profile, those of MTOM against
 * their size too: requests at each seam, and the replies of its server.
 */
class ToolkitProfileTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final int OK = 200;

  /** Bytes for which base64 would be larger than any head of a part. */
  private static final int MANY = 100_000;

  /** An envelope and the heads of two parts. */
  private static final int PACKAGING = 4096;

  private final BasicProfile profile = new BasicProfile(MessageSchema.load());

  @BeforeAll
  static void asInAFork() {
    ExternalAccess.deny();
  }

  /** What is declared is there, and nothing else: else a report could say what is not so. */
  @ParameterizedTest
  @MethodSource("org.xmlbench.soap.contract.Toolkits#all")
  void violationsAreTheDeclaredOnes(Toolkit toolkit) throws Exception {
    Set<ProfileAssertion> found = EnumSet.noneOf(ProfileAssertion.class);
    if (toolkit.describe().encoding().inlined() == Encoding.DOCUMENT_LITERAL) {
      for (Seam seam : toolkit.describe().seams()) {
        found.addAll(ofRequests(toolkit, seam));
      }
      if (hasServer(toolkit) && !toolkit.describe().encoding().isSecured()) {
        found.addAll(ofReplies(toolkit));
      }
    }
    Map<ProfileAssertion, String> declared = toolkit.describe().messages().violations();
    assertThat(found).isEqualTo(declared.keySet());
    assertThat(declared.values()).as("what is done instead").noneMatch(String::isBlank);
  }

  private static boolean hasServer(Toolkit toolkit) {
    return toolkit.describe().seams().stream().anyMatch(Seam::hasServer);
  }

  private static Set<ProfileAssertion> ofRequests(Toolkit toolkit, Seam seam) throws Exception {
    Set<ProfileAssertion> found = EnumSet.noneOf(ProfileAssertion.class);
    List<SoapTask> tasks =
        Toolkits.operationsOf(toolkit)
            .map(operation -> new Exchange(operation, 3, DataRule.PUBLISHED))
            .map(exchange -> Toolkits.task(toolkit, seam, exchange))
            .toList();
    if (!seam.hasServer()) {
      for (SoapTask task : tasks) {
        found.addAll(ofRequest(toolkit, task));
      }
      return found;
    }
    try (WireTap tap = WireTap.of(toolkit.as(HttpToolkit.class), seam == Seam.HTTP)) {
      for (SoapTask task : tasks) {
        found.addAll(ofRequest(toolkit, task, tap));
      }
    }
    return found;
  }

  private static Set<ProfileAssertion> ofRequest(Toolkit toolkit, SoapTask task) throws Exception {
    MessageCheck check = new MessageCheck(task, toolkit.describe());
    Wire wire = new Wire(task.reply(toolkit.describe().encoding()).bytes());
    try (SoapWork work = SoapWork.of(task, toolkit, wire)) {
      check.once(work, wire);
    }
    return failed(check);
  }

  /** Of messages that are secured, of the reply, too. */
  private static Set<ProfileAssertion> ofRequest(Toolkit toolkit, SoapTask task, WireTap tap)
      throws Exception {
    MessageCheck check = new MessageCheck(task, toolkit.describe());
    tap.call(task).invoke();
    RequestCatcher catcher = tap.catcher();
    if (toolkit.describe().encoding().isSecured()) {
      check.requireSecuredReply(catcher.reply());
    }
    check.requireRequest(catcher.request(), Optional.of(catcher.head()));
    return failed(check);
  }

  private static Set<ProfileAssertion> failed(MessageCheck check) {
    assertThat(check.profile()).hasSize(ProfileAssertion.values().length);
    return BasicProfile.failed(check.profile());
  }

  private Set<ProfileAssertion> ofReplies(Toolkit toolkit) throws Exception {
    Set<ProfileAssertion> found = EnumSet.noneOf(ProfileAssertion.class);
    try (ToolkitServer server =
        toolkit.as(HttpToolkit.class).serve(new SoapService(DataRule.PUBLISHED), 0)) {
      for (SoapOperation operation : Toolkits.operationsOf(toolkit).toList()) {
        MtomPackage reply =
            MtomPackage.parse(reply(toolkit, server, operation, 3), Optional.empty());
        found.addAll(
            BasicProfile.failed(
                profile.check(reply.envelope(), reply.inlined(), Optional.empty())));
      }
    }
    return found;
  }

  private static byte[] reply(
      Toolkit toolkit, ToolkitServer server, SoapOperation operation, int size) throws Exception {
    Encoding encoding = toolkit.describe().encoding();
    Exchange exchange = new Exchange(operation, size, DataRule.PUBLISHED);
    byte[] request = Toolkits.task(toolkit, Seam.HTTP, exchange).request(encoding).bytes();
    try (RawConnection connection = RawConnection.open(server.endpoint(), PATIENCE)) {
      RawReply reply =
          connection.call(
              RawRequest.post(server.endpoint(), encoding.mediaType(), "\"\"", request));
      assertThat(reply.status()).as(operation.name()).isEqualTo(OK);
      return reply.body();
    }
  }

  /** A toolkit that wrote them as base64 after all would be in the wrong table. */
  @ParameterizedTest
  @MethodSource("org.xmlbench.soap.contract.Toolkits#all")
  void withMtomBytesGoBesideTheEnvelope(Toolkit toolkit) throws Exception {
    if (toolkit.describe().encoding() != Encoding.MTOM) {
      return;
    }
    for (SoapOperation operation : Toolkits.operationsOf(toolkit).toList()) {
      Exchange exchange = new Exchange(operation, MANY, DataRule.PUBLISHED);
      SoapTask task = Toolkits.task(toolkit, Seam.STACK, exchange);
      Wire wire = new Wire(task.reply(Encoding.MTOM).bytes());
      try (SoapWork work = SoapWork.of(task, toolkit, wire)) {
        byte[] request = new MessageCheck(task, toolkit.describe()).once(work, wire);
        int carried = operation.direction().asksWithData() ? MANY : 0;
        assertThat(request).hasSizeBetween(carried, carried + PACKAGING);
      }
    }
    try (ToolkitServer server =
        toolkit.as(HttpToolkit.class).serve(new SoapService(DataRule.PUBLISHED), 0)) {
      for (SoapOperation operation : Toolkits.operationsOf(toolkit).toList()) {
        boolean carries = operation.direction() != Direction.RECEIVE;
        for (int size : new int[] {1, MANY}) {
          byte[] reply = reply(toolkit, server, operation, size);
          int carried = carries ? size : 0;
          assertThat(reply).hasSizeBetween(carried, carried + PACKAGING);
          assertThat(MtomPackage.parse(reply, Optional.empty()).parts()).isEqualTo(carries ? 1 : 0);
        }
      }
    }
  }
}
