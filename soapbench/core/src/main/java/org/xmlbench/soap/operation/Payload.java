package org.xmlbench.soap.operation;

import java.util.Optional;
import java.util.stream.IntStream;
import org.xmlbench.soap.trace.TraceReport;

/**
 * The data of a message. The arrays are the toolkit's own to read, never to write: a call must not
 * pay for a copy that no toolkit needs.
 */
public sealed interface Payload {
  default Shape shape() {
    return switch (this) {
      case Base64 _ -> Shape.BASE64;
      case Ints _ -> Shape.INTS;
      case Doubles _ -> Shape.DOUBLES;
      case Strings _ -> Shape.STRINGS;
      case Meshes _ -> Shape.MESH_INTERFACE_OBJECTS;
      case Events _ -> Shape.SIMPLE_EVENTS;
      case Trace(TraceReport report) -> Shape.of(report.type());
    };
  }

  /** Number of elements; of {@link Shape#BASE64} bytes. */
  default int length() {
    return switch (this) {
      case Base64(byte[] bytes) -> bytes.length;
      case Ints(int[] values) -> values.length;
      case Doubles(double[] values) -> values.length;
      case Strings(String[] values) -> values.length;
      case Meshes(MeshInterfaceObject[] values) -> values.length;
      case Events(SimpleEvent[] values) -> values.length;
      case Trace(TraceReport report) -> report.count();
    };
  }

  default Object element(int index) {
    return switch (this) {
      case Base64(byte[] bytes) -> bytes[index];
      case Ints(int[] values) -> values[index];
      case Doubles(double[] values) -> values[index];
      case Strings(String[] values) -> values[index];
      case Meshes(MeshInterfaceObject[] values) -> values[index];
      case Events(SimpleEvent[] values) -> values[index];
      case Trace(TraceReport report) -> report.value(index);
    };
  }

  /** Where {@code actual} first differs from this, in words; empty where the two are equal. */
  default Optional<String> difference(Payload actual) {
    if (actual.shape() != shape()) {
      return Optional.of("%s instead of %s".formatted(actual.shape(), shape()));
    }
    if (actual.length() != length()) {
      return Optional.of("%d elements instead of %d".formatted(actual.length(), length()));
    }
    return IntStream.range(0, length())
        .filter(i -> !element(i).equals(actual.element(i)))
        .mapToObj(i -> "element %d is %s instead of %s".formatted(i, actual.element(i), element(i)))
        .findFirst();
  }

  record Base64(byte[] bytes) implements Payload {}

  record Ints(int[] values) implements Payload {}

  record Doubles(double[] values) implements Payload {}

  record Strings(String[] values) implements Payload {}

  record Meshes(MeshInterfaceObject[] values) implements Payload {}

  record Events(SimpleEvent[] values) implements Payload {}

  /** A trace report; its elements are its values. */
  record Trace(TraceReport report) implements Payload {
    /** Its head is compared with the other's too. */
    @Override
    public Optional<String> difference(Payload actual) {
      return actual instanceof Trace(TraceReport other)
          ? report.difference(other)
          : Optional.of("%s instead of %s".formatted(actual.shape(), shape()));
    }
  }
}
