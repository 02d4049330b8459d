package org.xmlbench.suite.soap;

import org.xmlbench.soap.attack.Attack;
import org.xmlbench.soap.binding.BindingTask;
import org.xmlbench.soap.interop.ForeignMessage;
import org.xmlbench.soap.load.LoadTask;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.sematech.SematechTask;
import org.xmlbench.soap.trace.TraceXml;
import org.xmlbench.suite.engine.plan.TimedDocument;

/** What forks of toolkits and frameworks do, as the documents of a plan. */
final class MessageDocuments {
  private MessageDocuments() {}

  /** Request and reply of that exchange, in document/literal form. */
  static TimedDocument of(Exchange exchange) {
    return new TimedDocument.Made(
        exchange.name(),
        "request and reply of " + exchange.operation().name(),
        ReferenceMessage.request(Encoding.DOCUMENT_LITERAL, exchange).bytes().length
            + ReferenceMessage.reply(Encoding.DOCUMENT_LITERAL, exchange).bytes().length);
  }

  /** The report of that task. */
  static TimedDocument of(BindingTask task) {
    return new TimedDocument.Made(
        task.name(), "a trace report of SEMI E134", TraceXml.write(task.report()).length);
  }

  /** The exchange of many clients, whose messages are those of one. */
  static TimedDocument of(LoadTask task) {
    return new TimedDocument.Made(
        task.name(),
        "request and reply of %s, by %d closed-loop clients at a time"
            .formatted(task.exchange().operation().name(), task.clients()),
        of(task.exchange()).bytes());
  }

  /** The report that goes from process to process. */
  static TimedDocument of(SematechTask task) {
    return new TimedDocument.Made(
        task.name(),
        "a trace report from process to process, %s by the receiver"
            .formatted(task.receiving().label()),
        of(task.exchange()).bytes());
  }

  /** One toolkit's message for other toolkits' servers. */
  static TimedDocument of(ForeignMessage message) {
    return new TimedDocument.Made(
        message.name(),
        "a trace report that %s writes".formatted(message.sender()),
        of(message.exchange()).bytes());
  }

  /** What attackers send beside good requests. */
  static TimedDocument of(Attack attack) {
    return new TimedDocument.Made(attack.label(), attack.description(), 1);
  }
}
