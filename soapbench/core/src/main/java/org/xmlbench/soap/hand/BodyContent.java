package org.xmlbench.soap.hand;

import java.util.Optional;
import org.xmlbench.soap.content.ContentReader;
import org.xmlbench.soap.content.ContentWriter;
import org.xmlbench.soap.content.Member;
import org.xmlbench.soap.content.MessageContent;
import org.xmlbench.soap.content.XsdText;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.Reply;

/**
 * What is in the body of a message.
 *
 * @param wrapper local name of the body's element
 * @param part what is in it; {@code null} where nothing is
 * @param value a {@link Payload}, or an {@link Integer}; {@code null} where there is none
 */
public record BodyContent(String wrapper, Member part, Object value) {
  /** What is added to an operation's name in the name of a reply's element. */
  private static final String RESPONSE = "Response";

  /**
   * What a request says.
   *
   * @param data what it carries; of a {@code send} operation what the reply is to carry, of which
   *     the request says the length
   */
  public static BodyContent request(SoapOperation operation, Optional<Payload> data) {
    if (data.isEmpty()) {
      return new BodyContent(operation.name(), null, null);
    }
    return operation.direction().asksWithData()
        ? new BodyContent(operation.name(), Member.INPUT, data.get())
        : new BodyContent(operation.name(), Member.SIZE, data.get().length());
  }

  /**
   * What the service answers to a request.
   *
   * @param asked the data or the number in it; {@code null} of {@code echoVoid}
   */
  public static BodyContent reply(SoapService service, SoapOperation operation, Object asked) {
    String wrapper = replyWrapper(operation);
    if (operation.carried().isEmpty()) {
      return new BodyContent(wrapper, null, null);
    }
    return switch (operation.direction()) {
      case ECHO -> new BodyContent(wrapper, Member.OUTPUT, service.echo((Payload) asked));
      case RECEIVE -> new BodyContent(wrapper, Member.SIZE, service.receive((Payload) asked));
      case SEND ->
          new BodyContent(wrapper, Member.OUTPUT, service.send(operation.shape(), (Integer) asked));
    };
  }

  /** Local name of the element in a reply's body. */
  public static String replyWrapper(SoapOperation operation) {
    return operation.name() + RESPONSE;
  }

  /** Writes what is in the body's element. */
  public <X extends Exception> void write(ContentWriter<X> out) throws X {
    switch (value) {
      case Payload data -> MessageContent.write(part, data, out);
      case Integer size -> out.leaf(part, size);
      case null, default -> {
        // The operation carries nothing.
      }
    }
  }

  /**
   * Reads what is in the element of a reply.
   *
   * @param in whose open element it is
   * @return the data, the number, or {@link Reply#EMPTY} of {@code echoVoid}
   */
  public static <X extends Exception> Object readReply(SoapOperation operation, ContentReader<X> in)
      throws X {
    Object read = read(operation, operation.direction() == Direction.RECEIVE, Member.OUTPUT, in);
    return read == null ? Reply.EMPTY : read;
  }

  /**
   * Reads what is in the element of a request.
   *
   * @param in whose open element it is
   * @return the data, or the number; {@code null} of {@code echoVoid}
   */
  public static <X extends Exception> Object readRequest(
      SoapOperation operation, ContentReader<X> in) throws X {
    return read(operation, operation.direction() == Direction.SEND, Member.INPUT, in);
  }

  private static <X extends Exception> Object read(
      SoapOperation operation, boolean number, Member part, ContentReader<X> in) throws X {
    Object read = null;
    if (operation.carried().isPresent() && number) {
      read = XsdText.toInt(in.leaf(Member.SIZE));
    } else if (operation.carried().isPresent()) {
      in.require(part);
      read = MessageContent.read(operation.shape(), in);
    }
    in.leave();
    return read;
  }

  /** What {@link #readReply} gave, as a reply. */
  public static Reply reply(Object read) {
    return switch (read) {
      case Payload data -> Reply.of(data);
      case Integer size -> Reply.of(size);
      default -> Reply.EMPTY;
    };
  }
}
