package org.xmlbench.soap.grpc;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors;
import com.google.protobuf.DynamicMessage;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.xmlbench.soap.grpc.wire.SoapBenchFile;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SimpleEvent;
import org.xmlbench.soap.toolkit.RequestWitness.Asked;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

/**
 * A message as the file of messages describes it, field by field by their names: without the
 * generated classes of messages and without what turns those into data.
 *
 * @param message a message of any type
 */
record WitnessedMessage(DynamicMessage message) {
  /**
   * What a request of that method asks for.
   *
   * @throws IOException when there is no such method, or its message says something else too
   */
  static Asked asked(String method, byte[] bytes) throws IOException {
    Descriptors.MethodDescriptor rpc =
        SoapBenchFile.getDescriptor().findServiceByName("SoapBench").findMethodByName(method);
    if (rpc == null) {
      throw new IOException("no method " + method);
    }
    DynamicMessage message = DynamicMessage.parseFrom(rpc.getInputType(), bytes);
    if (!message.getUnknownFields().asMap().isEmpty()) {
      throw new IOException(method + " has fields that its message has not");
    }
    return new WitnessedMessage(message).asked(method);
  }

  private Asked asked(String method) throws IOException {
    Payload data =
        switch (message.getDescriptorForType().getName()) {
          case "Nothing", "Size" -> null;
          case "Bytes" -> new Payload.Base64(((ByteString) value("base64")).toByteArray());
          case "Ints" -> new Payload.Ints(ints());
          case "Doubles" -> new Payload.Doubles(doubles());
          case "Strings" -> new Payload.Strings(list("strings").stream().toArray(String[]::new));
          case "Meshes" ->
              new Payload.Meshes(
                  parts("meshes").stream()
                      .map(WitnessedMessage::mesh)
                      .toArray(MeshInterfaceObject[]::new));
          case "Events" ->
              new Payload.Events(
                  parts("events").stream()
                      .map(WitnessedMessage::event)
                      .toArray(SimpleEvent[]::new));
          case "PublishedTrace" ->
              new Payload.Trace(new WitnessedMessage((DynamicMessage) value("report")).report());
          case "FlatTrace" -> new Payload.Trace(flat());
          default -> throw new IOException("no request has a message " + message);
        };
    boolean number = message.getDescriptorForType().getName().equals("Size");
    return new Asked(method, Optional.ofNullable(data), number ? number("size") : 0);
  }

  private MeshInterfaceObject mesh() {
    return new MeshInterfaceObject(number("x"), number("y"), (Double) value("value"));
  }

  private SimpleEvent event() {
    return new SimpleEvent(
        number("sequence_number"), (Double) value("timestamp"), (String) value("message"));
  }

  private E134Report report() {
    return new E134Report(
        (String) value("plan"),
        time(),
        parts("traces").stream().map(WitnessedMessage::trace).toList());
  }

  private E134Report.Trace trace() {
    return new E134Report.Trace(
        (String) value("id"),
        time(),
        parts("results").stream()
            .map(data -> new E134Report.Data(data.time(), data.values()))
            .toList());
  }

  private FlatReport flat() {
    return new FlatReport(
        (String) value("plan"), number("trace"), (String) value("time"), values());
  }

  private Instant time() {
    return Instant.ofEpochSecond((Long) value("time"));
  }

  private TraceReport.Values values() {
    return list("ints").isEmpty()
        ? new TraceReport.Doubles(doubles())
        : new TraceReport.Ints(ints());
  }

  private int[] ints() {
    return list("ints").stream().mapToInt(Integer.class::cast).toArray();
  }

  private double[] doubles() {
    return list("doubles").stream().mapToDouble(Double.class::cast).toArray();
  }

  private List<WitnessedMessage> parts(String field) {
    return list(field).stream().map(DynamicMessage.class::cast).map(WitnessedMessage::new).toList();
  }

  private List<?> list(String field) {
    return (List<?>) value(field);
  }

  private int number(String field) {
    return (Integer) value(field);
  }

  private Object value(String field) {
    return message.getField(message.getDescriptorForType().findFieldByName(field));
  }
}
