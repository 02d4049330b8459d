package org.xmlbench.soap.fork;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.soap.message.BasicProfile;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.HttpHead;
import org.xmlbench.soap.message.MessageException;
import org.xmlbench.soap.message.MessageSchema;
import org.xmlbench.soap.message.MtomPackage;
import org.xmlbench.soap.message.ProfileFinding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.message.WireMessage;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;
import org.xmlbench.soap.security.MessageKeys;
import org.xmlbench.soap.security.Party;
import org.xmlbench.soap.security.SecuredEnvelope;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.RequestWitness;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.Wire;

/** Whether a toolkit sends the data that it was given, and returns the data that it was sent. */
public final class MessageCheck {
  private final SoapTask task;
  private final ToolkitDescription toolkit;
  private final WireMessage reference;
  private final MessageSchema schema;
  private final BasicProfile basicProfile;
  private List<ProfileFinding> profile = List.of();

  public MessageCheck(SoapTask task, ToolkitDescription toolkit) {
    this.task = task;
    this.toolkit = toolkit;
    Encoding inlined = toolkit.encoding().inlined();
    this.schema = inlined == Encoding.DOCUMENT_LITERAL ? MessageSchema.load() : null;
    this.basicProfile = schema == null ? null : new BasicProfile(schema);
    if (!toolkit.encoding().isXml()) {
      this.reference = null;
      return;
    }
    try {
      ReferenceMessage request = task.request(inlined);
      this.reference = WireMessage.parse(request.bytes());
    } catch (MessageException e) {
      throw new IllegalStateException("the reference message is broken", e);
    }
  }

  /**
   * Does the operation once more and compares both its messages with what they must be.
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
   * Compares a request with what it must be. One that is no XML has no reference: what its witness
   * understood is compared ({@link #requireAsked}).
   */
  public void requireRequest(byte[] request) {
    requireRequest(request, Optional.empty());
  }

  /** The same of a request that came by HTTP, with that head. */
  public void requireRequest(byte[] request, Optional<HttpHead> head) {
    if (reference == null) {
      return;
    }
    try {
      MtomPackage parts = parts(request, head);
      WireMessage message = WireMessage.parse(parts.inlined());
      if (schema != null) {
        schema.validate(parts.inlined());
        profile =
            BasicProfile.both(profile, basicProfile.check(parts.envelope(), parts.inlined(), head));
      }
      WrongEventsException.requireNone(
          "its request differs: ", message.difference(reference, toolkit.allowances()));
    } catch (MessageException e) {
      throw new WrongEventsException("its request is wrong: " + e.getMessage());
    }
  }

  /**
   * Compares what a toolkit's own witness understood of a request with what it must be.
   *
   * @throws WrongEventsException when it says something else
   */
  public void requireAsked(RequestWitness.Asked asked) {
    SoapOperation operation = task.exchange().operation();
    boolean carries = operation.carried().isPresent() && operation.direction().asksWithData();
    boolean asksForSize = operation.carried().isPresent() && !carries;
    int size = asksForSize ? task.exchange().size() : 0;
    if (!asked.operation().equals(operation.name())
        || asked.size() != size
        || asked.data().isPresent() != carries) {
      throw new WrongEventsException(
          "its request asks %s for %d, %s data, instead of %s for %d, %s data"
              .formatted(
                  asked.operation(),
                  asked.size(),
                  asked.data().isPresent() ? "with" : "without",
                  operation.name(),
                  size,
                  carries ? "with" : "without"));
    }
    if (carries) {
      Payload data = task.exchange().data().orElseThrow();
      WrongEventsException.requireNone(
          "its request differs: ", data.difference(asked.data().get()));
    }
  }

  /** Checks a reply that came alone by WS-I's Basic Profile. */
  public void profileReply(byte[] reply) {
    if (basicProfile == null) {
      return;
    }
    try {
      profile = BasicProfile.both(profile, basicProfile.check(reply, reply, Optional.empty()));
    } catch (MessageException e) {
      throw new WrongEventsException("its server's reply is wrong: " + e.getMessage());
    }
  }

  /**
   * The result of checking the messages that were right so far by WS-I's Basic Profile: what one of
   * them does not meet is not met. Nothing where it says nothing of them, as of rpc/encoded ones.
   */
  public List<ProfileFinding> profile() {
    return profile;
  }

  /** The request with what belongs beside its envelope, if it does, and inside it, if not. */
  private MtomPackage parts(byte[] request, Optional<HttpHead> head) throws MessageException {
    if (toolkit.encoding().isSecured()) {
      return new MtomPackage(request, opened(request, Party.CLIENT), 0);
    }
    if (toolkit.encoding() != Encoding.MTOM) {
      return new MtomPackage(request, request, 0);
    }
    SoapOperation operation = task.exchange().operation();
    boolean carries = operation.direction().asksWithData() && Encoding.MTOM.carries(operation);
    MtomPackage parts = MtomPackage.parse(request, head.flatMap(any -> any.field("Content-Type")));
    if (parts.parts() != (carries ? 1 : 0)) {
      throw new MessageException(
          "it has %d parts beside its envelope instead of %d"
              .formatted(parts.parts(), carries ? 1 : 0));
    }
    return parts;
  }

  private byte[] opened(byte[] envelope, Party sender) throws MessageException {
    try {
      return SecuredEnvelope.open(
          envelope, toolkit.messages().protection(), MessageKeys.here(), sender);
    } catch (IOException e) {
      throw new MessageException("there are no keys to open it with: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MessageException("its keys were not waited for");
    }
  }

  /**
   * Requires that a reply on the wire is secured by its server as it should be, and says what it
   * must.
   *
   * @throws WrongEventsException when it is not, or says something else
   */
  public void requireSecuredReply(byte[] reply) {
    try {
      WireMessage expected = WireMessage.parse(task.reply(toolkit.encoding()).bytes());
      WireMessage message = WireMessage.parse(opened(reply, Party.SERVER));
      WrongEventsException.requireNone(
          "its server's reply differs: ", message.difference(expected, toolkit.allowances()));
      profile =
          BasicProfile.both(
              profile, basicProfile.check(reply, opened(reply, Party.SERVER), Optional.empty()));
    } catch (MessageException e) {
      throw new WrongEventsException("its server's reply is wrong: " + e.getMessage());
    }
  }

  /** Compares what was understood of a reply with what it must be. */
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
