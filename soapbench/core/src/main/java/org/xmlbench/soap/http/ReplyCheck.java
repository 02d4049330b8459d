package org.xmlbench.soap.http;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.MessageException;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.message.WireMessage;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** Whether a server's reply says what it must. One that is no XML has no reference. */
public final class ReplyCheck {
  /** The status of a reply that says it is one. */
  public static final int OK = 200;

  private final ToolkitDescription toolkit;
  private final Set<PermittedDifference> allowances;
  private final WireMessage reference;

  /** A check of the replies of {@code exchange} by that toolkit's server to its own client. */
  public ReplyCheck(ToolkitDescription toolkit, Exchange exchange) {
    this(toolkit, exchange, toolkit.allowances());
  }

  private ReplyCheck(
      ToolkitDescription toolkit, Exchange exchange, Set<PermittedDifference> allowances) {
    this.toolkit = toolkit;
    this.allowances = allowances;
    Encoding encoding = toolkit.encoding();
    try {
      this.reference =
          encoding.isXml()
              ? WireMessage.parse(ReferenceMessage.reply(encoding, exchange).bytes())
              : null;
    } catch (MessageException e) {
      throw new IllegalStateException("the reference message is broken", e);
    }
  }

  /**
   * The same of replies to another toolkit's client: a server may answer a header that is empty
   * with one, as gSOAP's does.
   */
  public static ReplyCheck toForeign(ToolkitDescription toolkit, Exchange exchange) {
    Set<PermittedDifference> allowances = EnumSet.of(PermittedDifference.EMPTY_HEADER);
    allowances.addAll(toolkit.allowances());
    return new ReplyCheck(toolkit, exchange, allowances);
  }

  public boolean hasReference() {
    return reference != null;
  }

  /** What is wrong with a reply; empty where nothing is. */
  public Optional<String> fault(RawReply reply) {
    if (reply.status() != OK) {
      return Optional.of("its server answers with status " + reply.status());
    }
    if (reference == null) {
      return Optional.empty();
    }
    try {
      WireMessage message = WireMessage.parse(reply.body());
      return (toolkit.encoding() == Encoding.RPC_ENCODED
              ? message.valueDifference(reference)
              : message.difference(reference, allowances))
          .map(difference -> "its server's reply differs: " + difference);
    } catch (MessageException e) {
      return Optional.of("its server's reply is wrong: " + e.getMessage());
    }
  }
}
