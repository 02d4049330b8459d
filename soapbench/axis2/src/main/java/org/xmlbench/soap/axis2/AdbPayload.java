package org.xmlbench.soap.axis2;

import jakarta.activation.DataHandler;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Array;
import java.util.stream.Stream;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.ArrayOfDouble;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.ArrayOfInt;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.ArrayOfMeshInterfaceObject;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.ArrayOfSimpleEvent;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.ArrayOfString;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.DoubleTrace;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.DoubleValues;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.IntTrace;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.IntValues;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.MeshInterfaceObject;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.NewDataNotification;
import org.xmlbench.soap.axis2.stub.SoapBenchServiceStub.SimpleEvent;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

/** Data as the generated classes, and back. Neither is timed. */
final class AdbPayload {
  private static final AdbReports PUBLISHED = new AdbReports();

  private AdbPayload() {}

  static Object of(Payload data) {
    return switch (data) {
      case Payload.Base64 bytes -> of(bytes);
      case Payload.Ints ints -> of(ints);
      case Payload.Doubles doubles -> of(doubles);
      case Payload.Strings strings -> of(strings);
      case Payload.Meshes meshes -> of(meshes);
      case Payload.Events events -> of(events);
      case Payload.Trace(E134Report report) -> PUBLISHED.of(report);
      case Payload.Trace(FlatReport report) ->
          switch (report.values()) {
            case TraceReport.Ints ints -> of(report, ints);
            case TraceReport.Doubles doubles -> of(report, doubles);
          };
    };
  }

  /** What was read, all its values made: bytes are behind a handler until they are asked for. */
  static Object made(Object read) throws IOException {
    return read instanceof DataHandler handler ? bytes(handler) : read;
  }

  /** The number of its elements. */
  static int length(Object bound) throws IOException {
    return switch (bound) {
      case DataHandler handler -> bytes(handler).length;
      case ArrayOfInt array -> count(array.getItem());
      case ArrayOfDouble array -> count(array.getItem());
      case ArrayOfString array -> count(array.getItem());
      case ArrayOfMeshInterfaceObject array -> count(array.getItem());
      case ArrayOfSimpleEvent array -> count(array.getItem());
      default -> throw new IllegalArgumentException("no array of SOAPBench: " + bound);
    };
  }

  /** Of an array without members there is none. */
  private static int count(Object members) {
    return members == null ? 0 : Array.getLength(members);
  }

  private static DataHandler of(Payload.Base64 data) {
    return new DataHandler(new Bytes(data.bytes()));
  }

  private static ArrayOfInt of(Payload.Ints data) {
    ArrayOfInt array = new ArrayOfInt();
    array.setItem(data.values());
    return array;
  }

  private static ArrayOfDouble of(Payload.Doubles data) {
    ArrayOfDouble array = new ArrayOfDouble();
    array.setItem(data.values());
    return array;
  }

  private static ArrayOfString of(Payload.Strings data) {
    ArrayOfString array = new ArrayOfString();
    array.setItem(data.values());
    return array;
  }

  private static ArrayOfMeshInterfaceObject of(Payload.Meshes data) {
    ArrayOfMeshInterfaceObject array = new ArrayOfMeshInterfaceObject();
    array.setItem(
        Stream.of(data.values()).map(AdbPayload::mesh).toArray(MeshInterfaceObject[]::new));
    return array;
  }

  private static ArrayOfSimpleEvent of(Payload.Events data) {
    ArrayOfSimpleEvent array = new ArrayOfSimpleEvent();
    array.setItem(Stream.of(data.values()).map(AdbPayload::event).toArray(SimpleEvent[]::new));
    return array;
  }

  private static IntTrace of(FlatReport report, TraceReport.Ints ints) {
    IntValues values = new IntValues();
    values.setValue(ints.values());
    IntTrace trace = new IntTrace();
    trace.setPlan(report.plan());
    trace.setTrace(report.trace());
    trace.setTime(report.time());
    trace.setValues(values);
    return trace;
  }

  private static DoubleTrace of(FlatReport report, TraceReport.Doubles doubles) {
    DoubleValues values = new DoubleValues();
    values.setValue(doubles.values());
    DoubleTrace trace = new DoubleTrace();
    trace.setPlan(report.plan());
    trace.setTrace(report.trace());
    trace.setTime(report.time());
    trace.setValues(values);
    return trace;
  }

  private static MeshInterfaceObject mesh(org.xmlbench.soap.operation.MeshInterfaceObject object) {
    MeshInterfaceObject bean = new MeshInterfaceObject();
    bean.setX(object.x());
    bean.setY(object.y());
    bean.setValue(object.value());
    return bean;
  }

  private static SimpleEvent event(org.xmlbench.soap.operation.SimpleEvent event) {
    SimpleEvent bean = new SimpleEvent();
    bean.setSequenceNumber(event.sequenceNumber());
    bean.setTimestamp(event.timestamp());
    bean.setMessage(event.message());
    return bean;
  }

  /** What is behind a handler: until it is read, it may still be text, or on its way. */
  static byte[] bytes(DataHandler handler) throws IOException {
    try (InputStream in = handler.getInputStream()) {
      return in.readAllBytes();
    }
  }

  static Payload read(Object bound) {
    return switch (bound) {
      case byte[] bytes -> new Payload.Base64(bytes);
      case ArrayOfInt array -> new Payload.Ints(array.getItem());
      case ArrayOfDouble array -> new Payload.Doubles(array.getItem());
      case ArrayOfString array -> new Payload.Strings(array.getItem());
      case ArrayOfMeshInterfaceObject array ->
          new Payload.Meshes(
              Stream.of(array.getItem())
                  .map(
                      bean ->
                          new org.xmlbench.soap.operation.MeshInterfaceObject(
                              bean.getX(), bean.getY(), bean.getValue()))
                  .toArray(org.xmlbench.soap.operation.MeshInterfaceObject[]::new));
      case ArrayOfSimpleEvent array ->
          new Payload.Events(
              Stream.of(array.getItem())
                  .map(
                      bean ->
                          new org.xmlbench.soap.operation.SimpleEvent(
                              bean.getSequenceNumber(), bean.getTimestamp(), bean.getMessage()))
                  .toArray(org.xmlbench.soap.operation.SimpleEvent[]::new));
      case NewDataNotification published -> new Payload.Trace(PUBLISHED.read(published));
      case IntTrace trace ->
          new Payload.Trace(
              new FlatReport(
                  trace.getPlan(),
                  trace.getTrace(),
                  trace.getTime(),
                  new TraceReport.Ints(trace.getValues().getValue())));
      case DoubleTrace trace ->
          new Payload.Trace(
              new FlatReport(
                  trace.getPlan(),
                  trace.getTrace(),
                  trace.getTime(),
                  new TraceReport.Doubles(trace.getValues().getValue())));
      default -> throw new IllegalArgumentException("no data of SOAPBench: " + bound);
    };
  }
}
