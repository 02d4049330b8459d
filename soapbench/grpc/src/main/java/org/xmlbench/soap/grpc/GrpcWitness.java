package org.xmlbench.soap.grpc;

import io.grpc.HandlerRegistry;
import io.grpc.MethodDescriptor;
import io.grpc.ServerMethodDefinition;
import io.grpc.stub.ServerCalls;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import org.xmlbench.soap.toolkit.RequestWitness;

/**
 * A server of grpc-java that takes a call of any name, keeps its message's bytes as they came, and
 * answers with none, which every message may be.
 */
final class GrpcWitness implements RequestWitness {
  private static final byte[] EMPTY = {};

  private final GrpcServer server;
  private volatile Caught last = new Caught("", EMPTY);

  private GrpcWitness() throws IOException {
    server = GrpcServer.start(GrpcServer.builder(0).fallbackHandlerRegistry(new AnyMethod()), 0);
  }

  static GrpcWitness start() throws IOException {
    return new GrpcWitness();
  }

  /**
   * A call that came.
   *
   * @param method its name, without the service's
   */
  private record Caught(String method, byte[] message) {}

  @Override
  public URI endpoint() {
    return server.endpoint();
  }

  @Override
  public byte[] request() {
    return last.message().clone();
  }

  @Override
  public Asked asked() throws IOException {
    Caught caught = last;
    return WitnessedMessage.asked(caught.method(), caught.message());
  }

  @Override
  public void close() {
    server.close();
  }

  private final class AnyMethod extends HandlerRegistry {
    @Override
    public ServerMethodDefinition<?, ?> lookupMethod(String name, String authority) {
      MethodDescriptor<byte[], byte[]> method =
          MethodDescriptor.newBuilder(new AsTheyCame(), new AsTheyCame())
              .setType(MethodDescriptor.MethodType.UNARY)
              .setFullMethodName(name)
              .build();
      return ServerMethodDefinition.create(
          method,
          ServerCalls.<byte[], byte[]>asyncUnaryCall(
              (message, reply) -> {
                last = new Caught(method.getBareMethodName(), message);
                reply.onNext(EMPTY);
                reply.onCompleted();
              }));
    }
  }

  private record AsTheyCame() implements MethodDescriptor.Marshaller<byte[]> {
    @Override
    public InputStream stream(byte[] bytes) {
      return new ByteArrayInputStream(bytes);
    }

    @Override
    public byte[] parse(InputStream message) {
      try {
        return message.readAllBytes();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
