package org.xmlbench.soap.grpc;

import com.google.protobuf.Message;
import io.grpc.Grpc;
import io.grpc.InsecureChannelCredentials;
import io.grpc.ManagedChannel;
import io.grpc.stub.ClientCalls;
import java.net.URI;
import java.util.Optional;
import java.util.function.BiFunction;
import org.xmlbench.soap.grpc.wire.Nothing;
import org.xmlbench.soap.grpc.wire.Size;
import org.xmlbench.soap.grpc.wire.SoapBenchGrpc;
import org.xmlbench.soap.grpc.wire.SoapBenchGrpc.SoapBenchBlockingStub;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.Reply;
import org.xmlbench.soap.toolkit.StackClient;

/**
 * The generated blocking stub. A request's message is made once for many calls, as that of every
 * toolkit is, and remembers its size after the first: a caller who makes a new one for each call
 * pays for the size each time.
 */
final class GrpcClient implements StackClient {
  private final URI endpoint;
  private final Optional<ManagedChannel> kept;

  /**
   * A client.
   *
   * @param keepAlive whether all calls share a channel, or each has its own
   */
  GrpcClient(URI endpoint, boolean keepAlive) {
    this.endpoint = endpoint;
    this.kept = keepAlive ? Optional.of(channel()) : Optional.empty();
  }

  private ManagedChannel channel() {
    return Grpc.newChannelBuilderForAddress(
            endpoint.getHost(), endpoint.getPort(), InsecureChannelCredentials.create())
        .build();
  }

  @Override
  public Call prepare(SoapOperation operation, Optional<Payload> data) {
    Message request = request(operation, data);
    BiFunction<SoapBenchBlockingStub, Message, Message> method = StubMethods.of(operation);
    Optional<SoapBenchBlockingStub> stub = kept.map(SoapBenchGrpc::newBlockingStub);
    return new Call() {
      @Override
      public Object invoke() {
        return stub.isPresent() ? method.apply(stub.get(), request) : alone(method, request);
      }

      @Override
      public Reply read(Object reply) {
        return switch (reply) {
          case Nothing _ -> Reply.EMPTY;
          case Size size -> Reply.of(size.getSize());
          default -> Reply.of(PayloadMessage.read(operation.shape(), (Message) reply));
        };
      }
    };
  }

  private static Message request(SoapOperation operation, Optional<Payload> data) {
    if (data.isEmpty()) {
      return Nothing.getDefaultInstance();
    }
    return operation.direction().asksWithData()
        ? PayloadMessage.of(data.get())
        : Size.newBuilder().setSize(data.get().length()).build();
  }

  private Message alone(
      BiFunction<SoapBenchBlockingStub, Message, Message> method, Message request) {
    ManagedChannel channel = channel();
    try {
      return method.apply(SoapBenchGrpc.newBlockingStub(channel), request);
    } finally {
      channel.shutdownNow();
    }
  }

  /** What every method of a blocking stub calls by. */
  @Override
  public Class<?> implementation() {
    return ClientCalls.class;
  }

  @Override
  public void close() {
    kept.ifPresent(ManagedChannel::shutdownNow);
  }
}
