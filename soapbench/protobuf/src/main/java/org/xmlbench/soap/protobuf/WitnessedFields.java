package org.xmlbench.soap.protobuf;

import com.google.protobuf.ByteString;
import com.google.protobuf.CodedInputStream;
import com.google.protobuf.UnknownFieldSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SimpleEvent;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.RequestWitness.Asked;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

/**
 * A message as the library's reader of unknown fields finds it, by the numbers of {@code
 * soapbench.proto}: without the readers and the numbers that client and server share.
 *
 * @param fields of a message of any type; one that is not there is 0 or empty
 */
record WitnessedFields(UnknownFieldSet fields) {
  /**
   * What a request asks for.
   *
   * @throws IOException when it is none, or has a field that its operation does not ask with
   */
  static Asked asked(byte[] request) throws IOException {
    try {
      return new WitnessedFields(UnknownFieldSet.parseFrom(request)).asked();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private Asked asked() throws IOException {
    SoapOperation operation = SoapOperation.named(text(1));
    boolean carries = operation.direction().asksWithData();
    Set<Integer> numbers =
        operation.carried().isEmpty()
            ? Set.of()
            : carries ? numbersOf(operation.shape()) : Set.of(2);
    for (int number : fields.asMap().keySet()) {
      if (number != 1 && !numbers.contains(number)) {
        throw new IOException("%s has a field %d".formatted(operation.name(), number));
      }
    }
    return new Asked(
        operation.name(),
        operation.carried().filter(shape -> carries).map(this::data),
        carries ? 0 : number(2));
  }

  private static Set<Integer> numbersOf(Shape shape) {
    return switch (shape) {
      case BASE64 -> Set.of(3);
      case INTS -> Set.of(4);
      case DOUBLES -> Set.of(5);
      case STRINGS -> Set.of(6);
      case MESH_INTERFACE_OBJECTS -> Set.of(7);
      case SIMPLE_EVENTS -> Set.of(8);
      case E134_INTS, E134_DOUBLES -> Set.of(12);
      case INT_TRACE -> Set.of(4, 9, 10, 11);
      case DOUBLE_TRACE -> Set.of(5, 9, 10, 11);
    };
  }

  private Payload data(Shape shape) {
    return switch (shape) {
      case BASE64 -> new Payload.Base64(last(3).toByteArray());
      case INTS -> new Payload.Ints(ints(4));
      case DOUBLES -> new Payload.Doubles(doubles(5));
      case STRINGS ->
          new Payload.Strings(
              field(6).stream().map(ByteString::toStringUtf8).toArray(String[]::new));
      case MESH_INTERFACE_OBJECTS ->
          new Payload.Meshes(
              parts(7).map(WitnessedFields::mesh).toArray(MeshInterfaceObject[]::new));
      case SIMPLE_EVENTS ->
          new Payload.Events(parts(8).map(WitnessedFields::event).toArray(SimpleEvent[]::new));
      case E134_INTS, E134_DOUBLES -> new Payload.Trace(parse(last(12)).report());
      case INT_TRACE -> flat(new TraceReport.Ints(ints(4)));
      case DOUBLE_TRACE -> flat(new TraceReport.Doubles(doubles(5)));
    };
  }

  private Payload flat(TraceReport.Values values) {
    return new Payload.Trace(new FlatReport(text(9), number(10), text(11), values));
  }

  private MeshInterfaceObject mesh() {
    return new MeshInterfaceObject(number(1), number(2), real(3));
  }

  private SimpleEvent event() {
    return new SimpleEvent(number(1), real(2), text(3));
  }

  private E134Report report() {
    return new E134Report(
        text(1),
        time(),
        parts(3)
            .map(trace -> new E134Report.Trace(trace.text(1), trace.time(), trace.results()))
            .toList());
  }

  private List<E134Report.Data> results() {
    return parts(3)
        .map(
            data ->
                new E134Report.Data(
                    data.time(),
                    data.fields.hasField(3)
                        ? new TraceReport.Ints(data.ints(3))
                        : new TraceReport.Doubles(data.doubles(4))))
        .toList();
  }

  private Instant time() {
    return Instant.ofEpochSecond(
        fields.getField(2).getVarintList().stream().reduce((_, last) -> last).orElse(0L));
  }

  private int number(int number) {
    return fields.getField(number).getVarintList().stream()
        .reduce((_, last) -> last)
        .orElse(0L)
        .intValue();
  }

  private double real(int number) {
    return Double.longBitsToDouble(
        fields.getField(number).getFixed64List().stream().reduce((_, last) -> last).orElse(0L));
  }

  private String text(int number) {
    return last(number).toStringUtf8();
  }

  private ByteString last(int number) {
    return field(number).stream().reduce((_, last) -> last).orElse(ByteString.EMPTY);
  }

  private List<ByteString> field(int number) {
    return fields.getField(number).getLengthDelimitedList();
  }

  private Stream<WitnessedFields> parts(int number) {
    return field(number).stream().map(WitnessedFields::parse);
  }

  private static WitnessedFields parse(ByteString message) {
    try {
      return new WitnessedFields(UnknownFieldSet.parseFrom(message));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Packed: one after the other, each as long as it needs. */
  private int[] ints(int number) {
    IntStream.Builder values = IntStream.builder();
    try {
      for (ByteString packed : field(number)) {
        CodedInputStream in = packed.newCodedInput();
        while (!in.isAtEnd()) {
          values.add((int) in.readRawVarint64());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return values.build().toArray();
  }

  /** Packed: eight bytes each, the lowest first. */
  private double[] doubles(int number) {
    DoubleStream.Builder values = DoubleStream.builder();
    for (ByteString packed : field(number)) {
      ByteBuffer bytes = packed.asReadOnlyByteBuffer().order(ByteOrder.LITTLE_ENDIAN);
      while (bytes.hasRemaining()) {
        values.add(bytes.getDouble());
      }
    }
    return values.build().toArray();
  }
}
