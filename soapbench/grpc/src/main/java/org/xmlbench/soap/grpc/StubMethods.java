package org.xmlbench.soap.grpc;

import com.google.protobuf.Message;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import org.xmlbench.soap.grpc.wire.Bytes;
import org.xmlbench.soap.grpc.wire.Doubles;
import org.xmlbench.soap.grpc.wire.Events;
import org.xmlbench.soap.grpc.wire.FlatTrace;
import org.xmlbench.soap.grpc.wire.Ints;
import org.xmlbench.soap.grpc.wire.Meshes;
import org.xmlbench.soap.grpc.wire.Nothing;
import org.xmlbench.soap.grpc.wire.PublishedTrace;
import org.xmlbench.soap.grpc.wire.Size;
import org.xmlbench.soap.grpc.wire.SoapBenchGrpc.SoapBenchBlockingStub;
import org.xmlbench.soap.grpc.wire.Strings;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;

/** The generated stub's method for each operation. */
final class StubMethods {
  private static final Map<SoapOperation, BiFunction<SoapBenchBlockingStub, Message, Message>> ALL =
      all();

  private final Map<SoapOperation, BiFunction<SoapBenchBlockingStub, Message, Message>> methods =
      new HashMap<>();

  private StubMethods() {}

  /** Takes the stub and a request of the method's type, calls, and gives the reply. */
  static BiFunction<SoapBenchBlockingStub, Message, Message> of(SoapOperation operation) {
    return ALL.get(operation);
  }

  private static Map<SoapOperation, BiFunction<SoapBenchBlockingStub, Message, Message>> all() {
    StubMethods all = new StubMethods();
    all.add(SoapOperation.ECHO_VOID, Nothing.class, SoapBenchBlockingStub::echoVoid);
    all.shape(
        Shape.BASE64,
        Bytes.class,
        SoapBenchBlockingStub::echoBase64,
        SoapBenchBlockingStub::receiveBase64,
        SoapBenchBlockingStub::sendBase64);
    all.shape(
        Shape.INTS,
        Ints.class,
        SoapBenchBlockingStub::echoInts,
        SoapBenchBlockingStub::receiveInts,
        SoapBenchBlockingStub::sendInts);
    all.shape(
        Shape.DOUBLES,
        Doubles.class,
        SoapBenchBlockingStub::echoDoubles,
        SoapBenchBlockingStub::receiveDoubles,
        SoapBenchBlockingStub::sendDoubles);
    all.shape(
        Shape.STRINGS,
        Strings.class,
        SoapBenchBlockingStub::echoStrings,
        SoapBenchBlockingStub::receiveStrings,
        SoapBenchBlockingStub::sendStrings);
    all.shape(
        Shape.MESH_INTERFACE_OBJECTS,
        Meshes.class,
        SoapBenchBlockingStub::echoMeshInterfaceObjects,
        SoapBenchBlockingStub::receiveMeshInterfaceObjects,
        SoapBenchBlockingStub::sendMeshInterfaceObjects);
    all.shape(
        Shape.SIMPLE_EVENTS,
        Events.class,
        SoapBenchBlockingStub::echoSimpleEvents,
        SoapBenchBlockingStub::receiveSimpleEvents,
        SoapBenchBlockingStub::sendSimpleEvents);
    all.add(
        SoapOperation.of(Direction.RECEIVE, Shape.E134_INTS),
        PublishedTrace.class,
        SoapBenchBlockingStub::receiveE134Ints);
    all.add(
        SoapOperation.of(Direction.RECEIVE, Shape.E134_DOUBLES),
        PublishedTrace.class,
        SoapBenchBlockingStub::receiveE134Doubles);
    all.add(
        SoapOperation.of(Direction.RECEIVE, Shape.INT_TRACE),
        FlatTrace.class,
        SoapBenchBlockingStub::receiveIntTrace);
    all.add(
        SoapOperation.of(Direction.RECEIVE, Shape.DOUBLE_TRACE),
        FlatTrace.class,
        SoapBenchBlockingStub::receiveDoubleTrace);
    return Map.copyOf(all.methods);
  }

  private <M extends Message> void shape(
      Shape shape,
      Class<M> type,
      BiFunction<SoapBenchBlockingStub, M, M> echo,
      BiFunction<SoapBenchBlockingStub, M, Size> receive,
      BiFunction<SoapBenchBlockingStub, Size, M> send) {
    add(SoapOperation.of(Direction.ECHO, shape), type, echo);
    add(SoapOperation.of(Direction.RECEIVE, shape), type, receive);
    add(SoapOperation.of(Direction.SEND, shape), Size.class, send);
  }

  private <Q extends Message> void add(
      SoapOperation operation,
      Class<Q> type,
      BiFunction<SoapBenchBlockingStub, Q, ? extends Message> method) {
    methods.put(operation, (stub, request) -> method.apply(stub, type.cast(request)));
  }
}
