package org.xmlbench.soap.canned;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import org.xmlbench.soap.hand.BodyContent;
import org.xmlbench.soap.hand.StaxBody;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.toolkit.Wire;

/** Moves bytes as a client does through its buffers. Their meaning is read outside timing. */
final class BytesClient implements StackClient {
  private static final int BUFFER = 8 << 10;

  private final Wire wire;
  private final XMLInputFactory factory = StaxParser.JDK.input();

  BytesClient(Wire wire) {
    this.wire = wire;
  }

  @Override
  public Call prepare(SoapOperation operation, Optional<Payload> data) {
    byte[] request = ReferenceMessage.request(Encoding.DOCUMENT_LITERAL, operation, data).bytes();
    byte[] buffer = new byte[BUFFER];
    return new Call() {
      @Override
      public Object invoke() throws IOException {
        try (OutputStream out = wire.request()) {
          for (int i = 0; i < request.length; i += BUFFER) {
            out.write(request, i, Math.min(BUFFER, request.length - i));
          }
        }
        int total = 0;
        try (InputStream in = wire.reply()) {
          for (int read = in.read(buffer); read > 0; read = in.read(buffer)) {
            total += read;
          }
        }
        return total;
      }

      @Override
      public Reply read(Object bytes) throws XMLStreamException, IOException {
        byte[] reply = wire.reply().readAllBytes();
        if ((int) bytes != reply.length) {
          throw new IOException("%s bytes were read of %d".formatted(bytes, reply.length));
        }
        return BodyContent.reply(
            StaxBody.readReply(
                operation, factory.createXMLStreamReader(new ByteArrayInputStream(reply))));
      }
    };
  }

  @Override
  public void close() {}

  @Override
  public Class<?> implementation() {
    return getClass();
  }
}
