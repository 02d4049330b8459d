package org.xmlbench.suite.engine.plan;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.probes.Catalogue;
import org.xmlbench.soap.attack.Attack;
import org.xmlbench.soap.binding.BindingTask;
import org.xmlbench.soap.interop.ForeignMessage;
import org.xmlbench.soap.load.LoadTask;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.sematech.SematechTask;
import org.xmlbench.soap.trace.TraceXml;

/**
 * A document of a plan: generated, with its oracle, or the user's own file, without one, or the two
 * messages of a SOAP operation.
 */
public sealed interface TimedDocument {
  /** The name in cells and reports. */
  String name();

  /** Size in bytes; of a generated document that is not written yet, an estimate. */
  long bytes();

  /** What it needs of a parser. */
  Set<Capability> needs();

  /** A document of the catalogue. */
  record Generated(Document document, long bytes) implements TimedDocument {
    @Override
    public String name() {
      DocumentName name = document.name();
      return Catalogue.family(name.family()).parameter() == DocumentFamily.Parameter.COUNT
          ? name.countText()
          : name.toString();
    }

    @Override
    public Set<Capability> needs() {
      return document.needs();
    }
  }

  /**
   * Messages, which a fork makes itself.
   *
   * @param name what is done with them
   * @param description one line: what they are
   * @param bytes size of the reference messages, whatever a subject makes of them
   */
  record Messages(String name, String description, long bytes) implements TimedDocument {
    /** Request and reply of that exchange, in document/literal form. */
    public static Messages of(Exchange exchange) {
      return new Messages(
          exchange.name(),
          "request and reply of " + exchange.operation().name(),
          ReferenceMessage.request(Encoding.DOCUMENT_LITERAL, exchange).bytes().length
              + ReferenceMessage.reply(Encoding.DOCUMENT_LITERAL, exchange).bytes().length);
    }

    /** The report of that task. */
    public static Messages of(BindingTask task) {
      return new Messages(
          task.name(), "a trace report of SEMI E134", TraceXml.write(task.report()).length);
    }

    /** The exchange of many clients, whose messages are those of one. */
    public static Messages of(LoadTask task) {
      return new Messages(
          task.name(),
          "request and reply of %s, by %d closed-loop clients at a time"
              .formatted(task.exchange().operation().name(), task.clients()),
          of(task.exchange()).bytes());
    }

    /** The report that goes from process to process. */
    public static Messages of(SematechTask task) {
      return new Messages(
          task.name(),
          "a trace report from process to process, %s by the receiver"
              .formatted(task.receiving().label()),
          of(task.exchange()).bytes());
    }

    /** One toolkit's message for other toolkits' servers. */
    public static Messages of(ForeignMessage message) {
      return new Messages(
          message.name(),
          "a trace report that %s writes".formatted(message.sender()),
          of(message.exchange()).bytes());
    }

    /** What attackers send beside good requests. */
    public static Messages of(Attack attack) {
      return new Messages(attack.label(), attack.description(), 1);
    }

    @Override
    public Set<Capability> needs() {
      return Set.of();
    }
  }

  /**
   * A file of the user's.
   *
   * @param file where it is
   * @param bytes its size
   * @param outside why it is outside the domain in which parsers must agree; empty where it is
   *     inside
   * @param needs what it needs of a parser
   */
  record UserFile(Path file, long bytes, Optional<String> outside, Set<Capability> needs)
      implements TimedDocument {
    /** The prefix by which the command line and cells tell a file from a generated document. */
    public static final String PREFIX = "file:";

    @Override
    public String name() {
      return PREFIX + file;
    }
  }
}
