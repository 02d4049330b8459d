package org.xmlbench.soap.protobuf;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.WireFormat;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SimpleEvent;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

/** A message as it was read; see {@code soapbench.proto}. What it does not say is 0 or empty. */
final class ProtobufMessage {
  static final int OPERATION = 1;
  static final int SIZE = 2;
  static final int BASE64 = 3;
  static final int INTS = 4;
  static final int DOUBLES = 5;
  static final int STRINGS = 6;
  static final int MESHES = 7;
  static final int EVENTS = 8;
  static final int PLAN = 9;
  static final int TRACE = 10;
  static final int TIME = 11;
  static final int REPORT = 12;

  private final CodedInputStream in;
  private final List<String> strings = new ArrayList<>();
  private final List<MeshInterfaceObject> meshes = new ArrayList<>();
  private final List<SimpleEvent> events = new ArrayList<>();
  private String operation = "";
  private int size;
  private byte[] bytes = new byte[0];
  private int[] ints = new int[0];
  private double[] doubles = new double[0];
  private String plan = "";
  private int trace;
  private String time = "";
  private Optional<E134Report> published = Optional.empty();

  private ProtobufMessage(CodedInputStream in) {
    this.in = in;
    in.setSizeLimit(Integer.MAX_VALUE);
  }

  /** Reads a message to the end of the stream. */
  static ProtobufMessage read(InputStream in) throws IOException {
    ProtobufMessage message = new ProtobufMessage(CodedInputStream.newInstance(in));
    message.readFields();
    return message;
  }

  /** The operation's name, in a request. */
  String operation() {
    return operation;
  }

  /** The number of elements. */
  int size() {
    return size;
  }

  Payload data(Shape shape) {
    return switch (shape) {
      case BASE64 -> new Payload.Base64(bytes);
      case INTS -> new Payload.Ints(ints);
      case DOUBLES -> new Payload.Doubles(doubles);
      case STRINGS -> new Payload.Strings(strings.toArray(String[]::new));
      case MESH_INTERFACE_OBJECTS -> new Payload.Meshes(meshes.toArray(MeshInterfaceObject[]::new));
      case SIMPLE_EVENTS -> new Payload.Events(events.toArray(SimpleEvent[]::new));
      case E134_INTS, E134_DOUBLES -> new Payload.Trace(published.orElseThrow());
      case INT_TRACE -> report(new TraceReport.Ints(ints));
      case DOUBLE_TRACE -> report(new TraceReport.Doubles(doubles));
    };
  }

  private Payload report(TraceReport.Values values) {
    return new Payload.Trace(new FlatReport(plan, trace, time, values));
  }

  private void readFields() throws IOException {
    for (int tag = in.readTag(); tag != 0; tag = in.readTag()) {
      switch (WireFormat.getTagFieldNumber(tag)) {
        case OPERATION -> operation = in.readString();
        case SIZE -> size = in.readInt32();
        case BASE64 -> bytes = in.readByteArray();
        case INTS -> ints = ProtobufReport.ints(in);
        case DOUBLES -> doubles = ProtobufReport.doubles(in);
        case STRINGS -> strings.add(in.readString());
        case MESHES -> meshes.add(mesh());
        case EVENTS -> events.add(event());
        case PLAN -> plan = in.readString();
        case TRACE -> trace = in.readInt32();
        case TIME -> time = in.readString();
        case REPORT -> published = Optional.of(ProtobufReport.read(in));
        default -> throw new IOException("unknown field " + WireFormat.getTagFieldNumber(tag));
      }
    }
  }

  private MeshInterfaceObject mesh() throws IOException {
    int limit = in.pushLimit(in.readRawVarint32());
    int x = 0;
    int y = 0;
    double value = 0;
    for (int tag = in.readTag(); tag != 0; tag = in.readTag()) {
      switch (WireFormat.getTagFieldNumber(tag)) {
        case 1 -> x = in.readInt32();
        case 2 -> y = in.readInt32();
        default -> value = in.readDouble();
      }
    }
    in.popLimit(limit);
    return new MeshInterfaceObject(x, y, value);
  }

  private SimpleEvent event() throws IOException {
    int limit = in.pushLimit(in.readRawVarint32());
    int sequenceNumber = 0;
    double timestamp = 0;
    String message = "";
    for (int tag = in.readTag(); tag != 0; tag = in.readTag()) {
      switch (WireFormat.getTagFieldNumber(tag)) {
        case 1 -> sequenceNumber = in.readInt32();
        case 2 -> timestamp = in.readDouble();
        default -> message = in.readString();
      }
    }
    in.popLimit(limit);
    return new SimpleEvent(sequenceNumber, timestamp, message);
  }
}
