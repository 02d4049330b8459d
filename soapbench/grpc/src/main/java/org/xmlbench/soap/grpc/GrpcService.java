package org.xmlbench.soap.grpc;

import com.google.protobuf.Message;
import io.grpc.Status;
import io.grpc.stub.StreamObserver;
import java.util.function.Supplier;
import org.xmlbench.soap.grpc.wire.Bytes;
import org.xmlbench.soap.grpc.wire.Doubles;
import org.xmlbench.soap.grpc.wire.Events;
import org.xmlbench.soap.grpc.wire.FlatTrace;
import org.xmlbench.soap.grpc.wire.Ints;
import org.xmlbench.soap.grpc.wire.Meshes;
import org.xmlbench.soap.grpc.wire.Nothing;
import org.xmlbench.soap.grpc.wire.PublishedTrace;
import org.xmlbench.soap.grpc.wire.Size;
import org.xmlbench.soap.grpc.wire.SoapBenchGrpc;
import org.xmlbench.soap.grpc.wire.Strings;
import org.xmlbench.soap.operation.SentObjects;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapService;

/**
 * Every operation on the generated messages, as its user would write the service. What fails is
 * told by a status with a description.
 */
final class GrpcService extends SoapBenchGrpc.SoapBenchImplBase {
  private final SoapService service;
  private final SentObjects<Message> sent;

  GrpcService(SoapService service) {
    this.service = service;
    this.sent = new SentObjects<>(service, PayloadMessage::of);
  }

  private Size received(Shape shape, Message input) {
    service.bound();
    return size(service.receive(PayloadMessage.read(shape, input)));
  }

  private static Size size(int elements) {
    return Size.newBuilder().setSize(elements).build();
  }

  private static <M> void reply(StreamObserver<M> reply, Supplier<M> work) {
    M message;
    try {
      message = work.get();
    } catch (IllegalArgumentException e) {
      reply.onError(failed(Status.INVALID_ARGUMENT, e));
      return;
    } catch (RuntimeException e) {
      reply.onError(failed(Status.INTERNAL, e));
      return;
    }
    reply.onNext(message);
    reply.onCompleted();
  }

  private static Throwable failed(Status status, RuntimeException cause) {
    String why = cause.getMessage() == null ? cause.toString() : cause.getMessage();
    return status.withDescription(why).withCause(cause).asRuntimeException();
  }

  @Override
  public void echoVoid(Nothing input, StreamObserver<Nothing> reply) {
    reply(reply, () -> input);
  }

  @Override
  public void echoBase64(Bytes input, StreamObserver<Bytes> reply) {
    reply(reply, () -> input);
  }

  @Override
  public void echoInts(Ints input, StreamObserver<Ints> reply) {
    reply(reply, () -> input);
  }

  @Override
  public void echoDoubles(Doubles input, StreamObserver<Doubles> reply) {
    reply(reply, () -> input);
  }

  @Override
  public void echoStrings(Strings input, StreamObserver<Strings> reply) {
    reply(reply, () -> input);
  }

  @Override
  public void echoMeshInterfaceObjects(Meshes input, StreamObserver<Meshes> reply) {
    reply(reply, () -> input);
  }

  @Override
  public void echoSimpleEvents(Events input, StreamObserver<Events> reply) {
    reply(reply, () -> input);
  }

  @Override
  public void receiveBase64(Bytes input, StreamObserver<Size> reply) {
    reply(reply, () -> size(input.getBase64().size()));
  }

  @Override
  public void receiveInts(Ints input, StreamObserver<Size> reply) {
    reply(reply, () -> size(input.getIntsCount()));
  }

  @Override
  public void receiveDoubles(Doubles input, StreamObserver<Size> reply) {
    reply(reply, () -> size(input.getDoublesCount()));
  }

  @Override
  public void receiveStrings(Strings input, StreamObserver<Size> reply) {
    reply(reply, () -> size(input.getStringsCount()));
  }

  @Override
  public void receiveMeshInterfaceObjects(Meshes input, StreamObserver<Size> reply) {
    reply(reply, () -> size(input.getMeshesCount()));
  }

  @Override
  public void receiveSimpleEvents(Events input, StreamObserver<Size> reply) {
    reply(reply, () -> size(input.getEventsCount()));
  }

  @Override
  public void sendBase64(Size size, StreamObserver<Bytes> reply) {
    reply(reply, () -> (Bytes) sent.of(Shape.BASE64, size.getSize()));
  }

  @Override
  public void sendInts(Size size, StreamObserver<Ints> reply) {
    reply(reply, () -> (Ints) sent.of(Shape.INTS, size.getSize()));
  }

  @Override
  public void sendDoubles(Size size, StreamObserver<Doubles> reply) {
    reply(reply, () -> (Doubles) sent.of(Shape.DOUBLES, size.getSize()));
  }

  @Override
  public void sendStrings(Size size, StreamObserver<Strings> reply) {
    reply(reply, () -> (Strings) sent.of(Shape.STRINGS, size.getSize()));
  }

  @Override
  public void sendMeshInterfaceObjects(Size size, StreamObserver<Meshes> reply) {
    reply(reply, () -> (Meshes) sent.of(Shape.MESH_INTERFACE_OBJECTS, size.getSize()));
  }

  @Override
  public void sendSimpleEvents(Size size, StreamObserver<Events> reply) {
    reply(reply, () -> (Events) sent.of(Shape.SIMPLE_EVENTS, size.getSize()));
  }

  @Override
  public void receiveE134Ints(PublishedTrace input, StreamObserver<Size> reply) {
    reply(reply, () -> received(Shape.E134_INTS, input));
  }

  @Override
  public void receiveE134Doubles(PublishedTrace input, StreamObserver<Size> reply) {
    reply(reply, () -> received(Shape.E134_DOUBLES, input));
  }

  @Override
  public void receiveIntTrace(FlatTrace input, StreamObserver<Size> reply) {
    reply(reply, () -> received(Shape.INT_TRACE, input));
  }

  @Override
  public void receiveDoubleTrace(FlatTrace input, StreamObserver<Size> reply) {
    reply(reply, () -> received(Shape.DOUBLE_TRACE, input));
  }
}
