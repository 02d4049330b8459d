package org.xmlbench.soap.grpc;

import com.google.protobuf.Message;
import com.google.protobuf.UnsafeByteOperations;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xmlbench.soap.grpc.wire.Bytes;
import org.xmlbench.soap.grpc.wire.Doubles;
import org.xmlbench.soap.grpc.wire.Event;
import org.xmlbench.soap.grpc.wire.Events;
import org.xmlbench.soap.grpc.wire.FlatTrace;
import org.xmlbench.soap.grpc.wire.Ints;
import org.xmlbench.soap.grpc.wire.Mesh;
import org.xmlbench.soap.grpc.wire.Meshes;
import org.xmlbench.soap.grpc.wire.PublishedTrace;
import org.xmlbench.soap.grpc.wire.Strings;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SimpleEvent;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

/** Data as generated messages, and back. Neither is timed. */
final class PayloadMessage {
  private PayloadMessage() {}

  static Message of(Payload data) {
    return switch (data) {
      case Payload.Base64(byte[] bytes) ->
          Bytes.newBuilder().setBase64(UnsafeByteOperations.unsafeWrap(bytes)).build();
      case Payload.Ints(int[] values) -> Ints.newBuilder().addAllInts(boxed(values)).build();
      case Payload.Doubles(double[] values) ->
          Doubles.newBuilder().addAllDoubles(boxed(values)).build();
      case Payload.Strings(String[] values) ->
          Strings.newBuilder().addAllStrings(List.of(values)).build();
      case Payload.Meshes(MeshInterfaceObject[] values) ->
          Meshes.newBuilder()
              .addAllMeshes(Stream.of(values).map(PayloadMessage::mesh).toList())
              .build();
      case Payload.Events(SimpleEvent[] values) ->
          Events.newBuilder()
              .addAllEvents(Stream.of(values).map(PayloadMessage::event).toList())
              .build();
      case Payload.Trace(E134Report report) ->
          PublishedTrace.newBuilder().setReport(ReportMessage.of(report)).build();
      case Payload.Trace(FlatReport report) -> flat(report);
    };
  }

  private static Mesh mesh(MeshInterfaceObject mesh) {
    return Mesh.newBuilder().setX(mesh.x()).setY(mesh.y()).setValue(mesh.value()).build();
  }

  private static Event event(SimpleEvent event) {
    return Event.newBuilder()
        .setSequenceNumber(event.sequenceNumber())
        .setTimestamp(event.timestamp())
        .setMessage(event.message())
        .build();
  }

  private static FlatTrace flat(FlatReport report) {
    FlatTrace.Builder flat =
        FlatTrace.newBuilder()
            .setPlan(report.plan())
            .setTrace(report.trace())
            .setTime(report.time());
    switch (report.values()) {
      case TraceReport.Ints(int[] values) -> flat.addAllInts(boxed(values));
      case TraceReport.Doubles(double[] values) -> flat.addAllDoubles(boxed(values));
    }
    return flat.build();
  }

  /** As the builders of messages take it. */
  static List<Integer> boxed(int[] values) {
    return IntStream.of(values).boxed().toList();
  }

  /** As the builders of messages take it. */
  static List<Double> boxed(double[] values) {
    return DoubleStream.of(values).boxed().toList();
  }

  /**
   * The data that a message carries.
   *
   * @param shape of the data, since an empty report of ints is one of doubles too
   * @throws IllegalArgumentException when it carries none
   */
  static Payload read(Shape shape, Message message) {
    return switch (message) {
      case Bytes bytes -> new Payload.Base64(bytes.getBase64().toByteArray());
      case Ints ints -> new Payload.Ints(ints(ints.getIntsList()));
      case Doubles doubles -> new Payload.Doubles(doubles(doubles.getDoublesList()));
      case Strings strings -> new Payload.Strings(strings.getStringsList().toArray(String[]::new));
      case Meshes meshes ->
          new Payload.Meshes(
              meshes.getMeshesList().stream()
                  .map(mesh -> new MeshInterfaceObject(mesh.getX(), mesh.getY(), mesh.getValue()))
                  .toArray(MeshInterfaceObject[]::new));
      case Events events ->
          new Payload.Events(
              events.getEventsList().stream()
                  .map(PayloadMessage::event)
                  .toArray(SimpleEvent[]::new));
      case PublishedTrace trace ->
          new Payload.Trace(ReportMessage.read(shape.reportType().kind(), trace.getReport()));
      case FlatTrace trace -> new Payload.Trace(flat(shape.reportType().kind(), trace));
      default -> throw new IllegalArgumentException("no data of SOAPBench: " + message);
    };
  }

  private static SimpleEvent event(Event event) {
    return new SimpleEvent(event.getSequenceNumber(), event.getTimestamp(), event.getMessage());
  }

  private static FlatReport flat(TraceReport.Kind kind, FlatTrace trace) {
    return new FlatReport(
        trace.getPlan(),
        trace.getTrace(),
        trace.getTime(),
        values(kind, trace.getIntsList(), trace.getDoublesList()));
  }

  /** That of the two lists which is of such values. */
  static TraceReport.Values values(
      TraceReport.Kind kind, List<Integer> ints, List<Double> doubles) {
    return switch (kind) {
      case INT -> new TraceReport.Ints(ints(ints));
      case DOUBLE -> new TraceReport.Doubles(doubles(doubles));
    };
  }

  private static int[] ints(List<Integer> values) {
    return values.stream().mapToInt(Integer::intValue).toArray();
  }

  private static double[] doubles(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }
}
