package org.xmlbench.soap.gsoap;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SimpleEvent;
import org.xmlbench.soap.program.ProgramPipe;
import org.xmlbench.soap.program.ReportPipe;

/** Data as the pipe to the program carries it: the number of elements, then each. */
final class PayloadPipe {
  private PayloadPipe() {}

  static void write(DataOutputStream to, Payload data) throws IOException {
    if (data instanceof Payload.Trace(var report)) {
      ReportPipe.write(to, report);
      return;
    }
    to.writeInt(data.length());
    elements(to, data);
  }

  private static void elements(DataOutputStream to, Payload data) throws IOException {
    switch (data) {
      case Payload.Base64(byte[] bytes) -> to.write(bytes);
      case Payload.Ints(int[] values) -> {
        for (int value : values) {
          to.writeInt(value);
        }
      }
      case Payload.Doubles(double[] values) -> {
        for (double value : values) {
          to.writeDouble(value);
        }
      }
      case Payload.Strings(String[] values) -> {
        for (String value : values) {
          ProgramPipe.text(to, value);
        }
      }
      case Payload.Meshes(MeshInterfaceObject[] values) -> {
        for (MeshInterfaceObject value : values) {
          to.writeInt(value.x());
          to.writeInt(value.y());
          to.writeDouble(value.value());
        }
      }
      case Payload.Events(SimpleEvent[] values) -> {
        for (SimpleEvent value : values) {
          to.writeInt(value.sequenceNumber());
          to.writeDouble(value.timestamp());
          ProgramPipe.text(to, value.message());
        }
      }
      case Payload.Trace _ -> throw new AssertionError("written above");
    }
  }

  static Payload read(DataInputStream from, Shape shape) throws IOException {
    if (shape == Shape.BASE64) {
      return new Payload.Base64(ProgramPipe.read(from));
    }
    int length = from.readInt();
    return switch (shape) {
      case BASE64 -> throw new AssertionError("read above");
      case INTS -> {
        int[] values = new int[length];
        for (int i = 0; i < length; i++) {
          values[i] = from.readInt();
        }
        yield new Payload.Ints(values);
      }
      case DOUBLES -> {
        double[] values = new double[length];
        for (int i = 0; i < length; i++) {
          values[i] = from.readDouble();
        }
        yield new Payload.Doubles(values);
      }
      case STRINGS -> {
        String[] values = new String[length];
        for (int i = 0; i < length; i++) {
          values[i] = ProgramPipe.text(from);
        }
        yield new Payload.Strings(values);
      }
      case MESH_INTERFACE_OBJECTS -> {
        MeshInterfaceObject[] values = new MeshInterfaceObject[length];
        for (int i = 0; i < length; i++) {
          values[i] = new MeshInterfaceObject(from.readInt(), from.readInt(), from.readDouble());
        }
        yield new Payload.Meshes(values);
      }
      case SIMPLE_EVENTS -> {
        SimpleEvent[] values = new SimpleEvent[length];
        for (int i = 0; i < length; i++) {
          values[i] = new SimpleEvent(from.readInt(), from.readDouble(), ProgramPipe.text(from));
        }
        yield new Payload.Events(values);
      }
      case E134_INTS, E134_DOUBLES, INT_TRACE, DOUBLE_TRACE ->
          throw new IllegalArgumentException("no operation replies with " + shape);
    };
  }
}
