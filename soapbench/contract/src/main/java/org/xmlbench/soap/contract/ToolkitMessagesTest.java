package org.xmlbench.soap.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.soap.fork.MessageCheck;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.fork.SoapWork;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.MtomPackage;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.message.WireMessage;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.Wire;

/** Every operation sends the data that it was given, and returns the data that it was sent. */
class ToolkitMessagesTest {
  private static final int[] SIZES = {1, 7, 1000};
  private static final Exchange SEND_INTS =
      new Exchange(SoapOperation.of(Direction.SEND, Shape.INTS), 9, DataRule.PUBLISHED);

  /** The first toolkit of a module has all sizes of each operation, the others one, by turns. */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#operations")
  void bothMessagesAreRight(Toolkit toolkit, Seam seam, SoapOperation operation) throws Exception {
    int turn = Toolkits.turn(toolkit, operation);
    messagesAreRight(
        toolkit,
        seam,
        operation,
        Toolkits.isFirst(toolkit) ? SIZES : new int[] {SIZES[turn % SIZES.length]});
  }

  @Tag("slow")
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#operations")
  void bothMessagesOfAllSizesAreRight(Toolkit toolkit, Seam seam, SoapOperation operation)
      throws Exception {
    messagesAreRight(toolkit, seam, operation, SIZES);
  }

  private static void messagesAreRight(
      Toolkit toolkit, Seam seam, SoapOperation operation, int[] sizes) throws Exception {
    for (int size : sizes) {
      messagesAreRight(toolkit, seam, new Exchange(operation, size, DataRule.PUBLISHED));
    }
    if (operation.carried().filter(Shape.DOUBLES::equals).isPresent()) {
      messagesAreRight(toolkit, seam, new Exchange(operation, 1000, DataRule.FULL_PRECISION));
    }
  }

  private static void messagesAreRight(Toolkit toolkit, Seam seam, Exchange exchange)
      throws Exception {
    SoapTask task = Toolkits.task(toolkit, seam, exchange);
    Wire wire = wire(task, toolkit);
    MessageCheck check = new MessageCheck(task, toolkit.describe());
    try (SoapWork work = SoapWork.of(task, toolkit, wire)) {
      byte[] first = check.once(work, wire);
      work.run();
      byte[] again = check.once(work, wire);
      if (toolkit.describe().encoding() != Encoding.MTOM) {
        assertThat(again).as("request, again").hasSameSizeAs(first);
      }
      String name = work.implementation().getName();
      assertThat(toolkit.describe().setup().packages()).anyMatch(name::startsWith);
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#seams")
  void aReplyWithOneWrongElementIsCaught(Toolkit toolkit, Seam seam) throws Exception {
    SoapTask task = Toolkits.task(toolkit, seam, SEND_INTS);
    String right = text(task.reply(toolkit.describe().encoding()).bytes());
    String wrong = right.replaceFirst(">7<", ">6<");
    assertThat(wrong).isNotEqualTo(right);
    Wire wire = new Wire(wrong.getBytes(StandardCharsets.UTF_8));
    MessageCheck check = new MessageCheck(task, toolkit.describe());
    try (SoapWork work = SoapWork.of(task, toolkit, wire)) {
      assertThatThrownBy(() -> check.once(work, wire))
          .isInstanceOf(WrongEventsException.class)
          .hasMessageContaining("element 7 is 6 instead of 7");
    }
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("org.xmlbench.soap.contract.Toolkits#seams")
  void aTruncatedReplyIsAnError(Toolkit toolkit, Seam seam) throws Exception {
    SoapTask task = Toolkits.task(toolkit, seam, SEND_INTS);
    String whole = text(task.reply(toolkit.describe().encoding()).bytes());
    String half = whole.substring(0, whole.indexOf(">5<"));
    Wire wire = new Wire(half.getBytes(StandardCharsets.UTF_8));
    MessageCheck check = new MessageCheck(task, toolkit.describe());
    try (SoapWork work = SoapWork.of(task, toolkit, wire)) {
      assertThatThrownBy(() -> check.once(work, wire)).isInstanceOf(Exception.class);
    }
  }

  /** What is declared is there: else the next version could say anything under its cover. */
  @ParameterizedTest
  @MethodSource("org.xmlbench.soap.contract.Toolkits#all")
  void everyAllowanceIsNeeded(Toolkit toolkit) throws Exception {
    Set<PermittedDifference> needed = EnumSet.noneOf(PermittedDifference.class);
    for (Seam seam : toolkit.describe().seams()) {
      if (seam.hasServer()) {
        continue;
      }
      for (SoapOperation operation : Toolkits.operationsOf(toolkit).toList()) {
        SoapTask task =
            Toolkits.task(toolkit, seam, new Exchange(operation, 3, DataRule.PUBLISHED));
        Wire wire = wire(task, toolkit);
        byte[] request;
        try (SoapWork work = SoapWork.of(task, toolkit, wire)) {
          request = new MessageCheck(task, toolkit.describe()).once(work, wire);
        }
        WireMessage reference =
            WireMessage.parse(task.request(toolkit.describe().encoding().inlined()).bytes());
        WireMessage sent =
            WireMessage.parse(MtomPackage.parse(request, Optional.empty()).inlined());
        for (PermittedDifference allowance : toolkit.describe().allowances()) {
          Set<PermittedDifference> others = EnumSet.copyOf(toolkit.describe().allowances());
          others.remove(allowance);
          if (sent.difference(reference, others).isPresent()) {
            needed.add(allowance);
          }
        }
      }
    }
    assertThat(needed).isEqualTo(toolkit.describe().allowances());
  }

  private static Wire wire(SoapTask task, Toolkit toolkit) {
    return new Wire(task.reply(toolkit.describe().encoding()).bytes());
  }

  private static String text(byte[] message) {
    return new String(message, StandardCharsets.UTF_8);
  }
}
