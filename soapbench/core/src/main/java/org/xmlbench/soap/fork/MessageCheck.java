package org.xmlbench.soap.fork;

import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.MessageException;
import org.xmlbench.soap.message.MessageSchema;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.message.WireMessage;
import org.xmlbench.soap.operation.SoapOperation.Direction;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.Wire;

/** Whether a toolkit says on the wire what it was told to, and tells what it was sent. */
public final class MessageCheck {
  private final SoapTask task;
  private final ToolkitDescription toolkit;
  private final WireMessage reference;
  private final MessageSchema schema;

  /** A check of the messages of {@code task}. */
  public MessageCheck(SoapTask task, ToolkitDescription toolkit) {
    this.task = task;
    this.toolkit = toolkit;
    this.schema = toolkit.encoding() == Encoding.DOCUMENT_LITERAL ? MessageSchema.load() : null;
    if (!toolkit.encoding().isXml()) {
      this.reference = null;
      return;
    }
    try {
      ReferenceMessage request = task.request(toolkit.encoding());
      this.reference = WireMessage.parse(request.bytes());
    } catch (MessageException e) {
      throw new IllegalStateException("the reference message is broken", e);
    }
  }

  /**
   * Does the operation once more and holds both its messages against what they must be.
   *
   * @return the bytes of the request
   * @throws WrongEventsException when the request is not well-formed, not valid or says something
   *     else, or the reply was understood as something else
   */
  public byte[] once(SoapWork work, Wire wire) throws Exception {
    wire.capture();
    byte[] request;
    try {
      work.run();
    } finally {
      request = wire.captured();
    }
    requireRequest(request);
    requireReply(work.reply());
    return request;
  }

  /**
   * Holds a request against what it must be. One that is no XML has no reference: that its server
   * understood it is what speaks for it.
   */
  public void requireRequest(byte[] request) {
    if (reference == null) {
      return;
    }
    try {
      WireMessage message = WireMessage.parse(request);
      if (schema != null) {
        schema.validate(request);
      }
      message
          .difference(reference, toolkit.allowances())
          .ifPresent(
              difference -> {
                throw new WrongEventsException("its request differs: " + difference);
              });
    } catch (MessageException e) {
      throw new WrongEventsException("its request is wrong: " + e.getMessage());
    }
  }

  /** Holds what was understood of a reply against what it must be. */
  public void requireReply(Reply reply) {
    if (task.exchange().operation().carried().isEmpty()) {
      return;
    }
    if (task.exchange().operation().direction() == Direction.RECEIVE) {
      if (reply.size() != task.exchange().size()) {
        throw new WrongEventsException(
            "it understood the reply as %d instead of %d"
                .formatted(reply.size(), task.exchange().size()));
      }
      return;
    }
    String difference =
        reply.data().isEmpty()
            ? "nothing"
            : task.exchange().data().orElseThrow().difference(reply.data().get()).orElse(null);
    if (difference != null) {
      throw new WrongEventsException("it understood the reply as something else: " + difference);
    }
  }
}
