package org.xmlbench.soap.message;

import java.io.IOException;
import java.util.Base64;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SimpleEvent;
import org.xmlbench.soap.trace.TraceReport;

/** Writes the body of a message in one encoding. */
abstract sealed class Style permits LiteralStyle, EncodedStyle {
  protected final DocumentWriter writer;
  private final TextBuffer text = new TextBuffer();

  Style(DocumentWriter writer) {
    this.writer = writer;
  }

  /** Everything up to and with the start of the operation's element. */
  abstract void open(String wrapper) throws IOException;

  /** Starts an element of that type. */
  abstract void start(Name name, ItemType type) throws IOException;

  /** Starts the element of an array. */
  abstract void startArray(Name name, ItemType items, int length) throws IOException;

  /** What a value of a trace report is called. */
  abstract Name traceValue();

  /** The part that carries data. */
  final void data(Name part, Payload data) throws IOException {
    if (data instanceof Payload.Base64(byte[] bytes)) {
      simple(part, ItemType.BASE64, text().add(Base64.getEncoder().encodeToString(bytes)));
      return;
    }
    if (data instanceof Payload.Trace(TraceReport report)) {
      start(part, ItemType.of(data.shape()));
      trace(report);
      writer.end();
      return;
    }
    startArray(part, ItemType.of(data.shape()), data.length());
    switch (data) {
      case Payload.Base64 _, Payload.Trace _ -> throw new IllegalStateException("is no array");
      case Payload.Ints(int[] values) -> ints(Soap.ITEM, values);
      case Payload.Doubles(double[] values) -> doubles(Soap.ITEM, values);
      case Payload.Strings(String[] values) -> {
        for (String value : values) {
          simple(Soap.ITEM, ItemType.STRING, text().add(value));
        }
      }
      case Payload.Meshes(MeshInterfaceObject[] values) -> {
        for (MeshInterfaceObject value : values) {
          mesh(value);
        }
      }
      case Payload.Events(SimpleEvent[] values) -> {
        for (SimpleEvent value : values) {
          event(value);
        }
      }
    }
    writer.end();
  }

  /** The part that carries a number of elements. */
  final void size(Name part, int size) throws IOException {
    simple(part, ItemType.INT, text().add(size));
  }

  private void ints(Name name, int[] values) throws IOException {
    for (int value : values) {
      simple(name, ItemType.INT, text().add(value));
    }
  }

  private void doubles(Name name, double[] values) throws IOException {
    for (double value : values) {
      simple(name, ItemType.DOUBLE, text().add(value));
    }
  }

  private void trace(TraceReport report) throws IOException {
    simple(Soap.PLAN, ItemType.STRING, text().add(report.plan()));
    simple(Soap.TRACE, ItemType.INT, text().add(report.trace()));
    simple(Soap.TIME, ItemType.STRING, text().add(report.time()));
    int count = report.values().count();
    switch (report.values()) {
      case TraceReport.Ints(int[] values) -> {
        startArray(Soap.VALUES, ItemType.INT, count);
        ints(traceValue(), values);
      }
      case TraceReport.Doubles(double[] values) -> {
        startArray(Soap.VALUES, ItemType.DOUBLE, count);
        doubles(traceValue(), values);
      }
    }
    writer.end();
  }

  private void mesh(MeshInterfaceObject object) throws IOException {
    start(Soap.ITEM, ItemType.MESH_INTERFACE_OBJECT);
    simple(Soap.X, ItemType.INT, text().add(object.x()));
    simple(Soap.Y, ItemType.INT, text().add(object.y()));
    simple(Soap.VALUE, ItemType.DOUBLE, text().add(object.value()));
    writer.end();
  }

  private void event(SimpleEvent event) throws IOException {
    start(Soap.ITEM, ItemType.SIMPLE_EVENT);
    simple(Soap.SEQUENCE_NUMBER, ItemType.INT, text().add(event.sequenceNumber()));
    simple(Soap.TIMESTAMP, ItemType.DOUBLE, text().add(event.timestamp()));
    simple(Soap.MESSAGE, ItemType.STRING, text().add(event.message()));
    writer.end();
  }

  private void simple(Name name, ItemType type, TextBuffer content) throws IOException {
    start(name, type);
    writer.text(content).end();
  }

  private TextBuffer text() {
    return text.clear();
  }
}
