package org.xmlbench.soap.message;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.xmlbench.core.document.Oracle;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.soap.content.DocumentContent;
import org.xmlbench.soap.content.Member;
import org.xmlbench.soap.content.MessageContent;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;

/**
 * A message as it must be, written without any toolkit: the reply that every toolkit of an encoding
 * is given, and what a toolkit's own messages are compared with.
 *
 * @param bytes the envelope, in UTF-8; of MTOM the package that it is a part of; of messages that
 *     are secured the envelope before that
 * @param oracle the totals and the digest that a parser must report for the envelope with all data
 *     inside it
 */
public record ReferenceMessage(byte[] bytes, Oracle oracle) {
  private static final String RESPONSE = "Response";

  /**
   * The request of {@code operation}.
   *
   * @param data what it carries; of a {@code send} operation how many elements the reply is to have
   */
  public static ReferenceMessage request(
      Encoding encoding, SoapOperation operation, Optional<Payload> data) {
    boolean carries = operation.direction().asksWithData();
    return write(encoding, operation.name(), carries ? Member.INPUT : Member.SIZE, carries, data);
  }

  public static ReferenceMessage request(Encoding encoding, Exchange exchange) {
    return request(encoding, exchange.operation(), exchange.data());
  }

  public static ReferenceMessage reply(Encoding encoding, Exchange exchange) {
    return reply(encoding, exchange.operation(), exchange.data());
  }

  /**
   * The reply of {@code operation}.
   *
   * @param data what it carries; of a {@code receive} operation what the request carried
   */
  public static ReferenceMessage reply(
      Encoding encoding, SoapOperation operation, Optional<Payload> data) {
    boolean carries = operation.direction() != Direction.RECEIVE;
    return write(
        encoding,
        operation.name() + RESPONSE,
        carries ? Member.OUTPUT : Member.SIZE,
        carries,
        data);
  }

  private static ReferenceMessage write(
      Encoding encoding, String wrapper, Member part, boolean carries, Optional<Payload> data) {
    if (encoding == Encoding.MTOM) {
      ReferenceMessage inlined = write(encoding.inlined(), wrapper, part, carries, data);
      Optional<Payload> beside = carries ? data : Optional.empty();
      return new ReferenceMessage(MtomPackage.write(inlined.bytes, beside), inlined.oracle);
    }
    if (encoding.isSecured()) {
      return write(encoding.inlined(), wrapper, part, carries, data);
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DocumentWriter writer = DocumentWriter.withOracle(bytes);
    try {
      DocumentContent content = open(encoding, writer, wrapper);
      if (data.isPresent() && carries) {
        MessageContent.write(part, data.get(), content);
      } else if (data.isPresent()) {
        content.leaf(part, data.get().length());
      }
      writer.end().end().end();
      writer.finish();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new ReferenceMessage(bytes.toByteArray(), writer.oracle());
  }

  /** Everything up to and with the start of the operation's element. */
  private static DocumentContent open(Encoding encoding, DocumentWriter writer, String wrapper)
      throws IOException {
    writer.start(Soap.ENVELOPE).namespace("soap", Soap.ENVELOPE_NAMESPACE);
    return switch (encoding) {
      case DOCUMENT_LITERAL -> {
        writer.start(Soap.BODY).start(Name.of(Soap.LITERAL_NAMESPACE, "b", wrapper));
        writer.namespace("b", Soap.LITERAL_NAMESPACE);
        yield new DocumentContent(writer);
      }
      case RPC_ENCODED -> {
        writer
            .namespace("soapenc", Soap.ENCODING_NAMESPACE)
            .namespace("xsi", Soap.XSI)
            .namespace("xsd", Soap.XSD);
        writer.start(Soap.BODY).start(Name.of(Soap.ENCODED_NAMESPACE, "b", wrapper));
        writer
            .namespace("b", Soap.ENCODED_NAMESPACE)
            .attribute(Soap.ENCODING_STYLE, Soap.ENCODING_NAMESPACE);
        yield new EncodedContent(writer);
      }
      case MTOM, SIGNED, SIGNED_ENCRYPTED, PROTOBUF ->
          throw new IllegalArgumentException(encoding + " is no envelope alone");
    };
  }
}
