package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.platform.ExternalAccess;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.fork.SoapWork;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.Wire;

/** A reply opens no file and takes no memory that it has not. */
@Timeout(60)
class ToolkitSecurityTest {
  private static final String SECRET = "only-in-the-file";
  private static final Exchange SEND_STRINGS =
      new Exchange(SoapOperation.of(Direction.SEND, Shape.STRINGS), 1, DataRule.PUBLISHED);

  @TempDir private Path folder;

  @BeforeAll
  static void asInAFork() {
    ExternalAccess.deny();
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#seams")
  void anExternalEntityIsNotRead(Toolkit toolkit, Seam seam) throws Exception {
    Path file = Files.writeString(folder.resolve("secret.txt"), SECRET);
    String type = "<!DOCTYPE x [<!ENTITY e SYSTEM \"" + file.toUri() + "\">]>";
    assertThat(understood(toolkit, seam, type, "&e;")).doesNotContain(SECRET);
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#seams")
  void entitiesThatGrowAreRefused(Toolkit toolkit, Seam seam) throws Exception {
    StringBuilder type = new StringBuilder("<!DOCTYPE x [<!ENTITY a0 \"aaaaaaaaaa\">");
    for (int i = 1; i <= 9; i++) {
      type.append("<!ENTITY a%d \"%s\">".formatted(i, "&a%d;".formatted(i - 1).repeat(10)));
    }
    assertThat(understood(toolkit, seam, type.append("]>").toString(), "&a9;"))
        .hasSizeLessThan(1 << 20);
  }

  /** What it makes of a reply with such a document type and such a string; an error's text else. */
  private static String understood(Toolkit toolkit, Seam seam, String type, String string)
      throws Exception {
    SoapTask task = Toolkits.task(toolkit, seam, SEND_STRINGS);
    String right =
        new String(task.reply(toolkit.describe().encoding()).bytes(), StandardCharsets.UTF_8);
    int envelope = right.indexOf("<soap:Envelope");
    String hostile =
        right.substring(0, envelope)
            + type
            + right.substring(envelope).replace(">s0<", ">" + string + "<");
    assertThat(hostile).contains(string + "<");
    try (SoapWork work =
        SoapWork.of(task, toolkit, new Wire(hostile.getBytes(StandardCharsets.UTF_8)))) {
      work.run();
      Reply reply = work.reply();
      return reply
          .data()
          .map(data -> String.join("", ((Payload.Strings) data).values()))
          .orElse("");
    } catch (Exception e) {
      return String.valueOf(e.getMessage());
    }
  }
}
