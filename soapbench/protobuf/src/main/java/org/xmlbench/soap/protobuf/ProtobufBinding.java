package org.xmlbench.soap.protobuf;

import com.google.protobuf.CodedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import org.xmlbench.soap.hand.BodyContent;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.Reply;

/** Requests and replies as messages of Protocol Buffers. */
final class ProtobufBinding implements Binding {
  @Override
  public Class<?> implementation() {
    return CodedOutputStream.class;
  }

  @Override
  public RequestWriter request(SoapOperation operation, Optional<Payload> data) {
    Object value = BodyContent.request(operation, data).value();
    return out -> write(operation.name(), value, out);
  }

  @Override
  public ReplyReader reply(SoapOperation operation) {
    return new ReplyReader() {
      @Override
      public Object read(InputStream in) throws IOException {
        return ProtobufMessage.read(in);
      }

      @Override
      public Reply reply(Object read) {
        ProtobufMessage content = (ProtobufMessage) read;
        if (operation.carried().isEmpty()) {
          return Reply.EMPTY;
        }
        return operation.direction() == Direction.RECEIVE
            ? Reply.of(content.size())
            : Reply.of(content.data(operation.shape()));
      }
    };
  }

  /** Reads a request and writes its reply. */
  static void answer(SoapService service, InputStream in, OutputStream out) throws IOException {
    ProtobufMessage asked = ProtobufMessage.read(in);
    SoapOperation operation = SoapOperation.named(asked.operation());
    Object value =
        operation.carried().isEmpty()
            ? null
            : operation.direction() == Direction.SEND
                ? (Object) asked.size()
                : asked.data(operation.shape());
    write("", BodyContent.reply(service, operation, value).value(), out);
  }

  private static void write(String operation, Object value, OutputStream out) throws IOException {
    CodedOutputStream coded = CodedOutputStream.newInstance(out);
    if (!operation.isEmpty()) {
      coded.writeString(ProtobufMessage.OPERATION, operation);
    }
    switch (value) {
      case Integer size -> coded.writeInt32(ProtobufMessage.SIZE, size);
      case Payload data -> ProtobufWriter.write(data, coded);
      case null, default -> {
        // The operation carries nothing.
      }
    }
    coded.flush();
  }
}
