package org.xmlbench.soap.operation;

import java.util.Optional;
import java.util.stream.IntStream;
import org.xmlbench.soap.trace.TraceReport;

/**
 * The data of a message. The arrays are the toolkit's own to read, never to write: a call must not
 * pay for a copy that no toolkit needs.
 */
public sealed interface Payload {
  /** What it is made of. */
  Shape shape();

  /** Number of elements; of {@link Shape#BASE64} bytes. */
  int length();

  /** The element at {@code index}. */
  Object element(int index);

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

  /** Bytes. */
  record Base64(byte[] bytes) implements Payload {
    @Override
    public Shape shape() {
      return Shape.BASE64;
    }

    @Override
    public int length() {
      return bytes.length;
    }

    @Override
    public Object element(int index) {
      return bytes[index];
    }
  }

  /** Integers. */
  record Ints(int[] values) implements Payload {
    @Override
    public Shape shape() {
      return Shape.INTS;
    }

    @Override
    public int length() {
      return values.length;
    }

    @Override
    public Object element(int index) {
      return values[index];
    }
  }

  /** Doubles. */
  record Doubles(double[] values) implements Payload {
    @Override
    public Shape shape() {
      return Shape.DOUBLES;
    }

    @Override
    public int length() {
      return values.length;
    }

    @Override
    public Object element(int index) {
      return values[index];
    }
  }

  /** Strings. */
  record Strings(String[] values) implements Payload {
    @Override
    public Shape shape() {
      return Shape.STRINGS;
    }

    @Override
    public int length() {
      return values.length;
    }

    @Override
    public Object element(int index) {
      return values[index];
    }
  }

  /** Mesh interface objects. */
  record Meshes(MeshInterfaceObject[] values) implements Payload {
    @Override
    public Shape shape() {
      return Shape.MESH_INTERFACE_OBJECTS;
    }

    @Override
    public int length() {
      return values.length;
    }

    @Override
    public Object element(int index) {
      return values[index];
    }
  }

  /** A trace report; its elements are its values. */
  record Trace(TraceReport report) implements Payload {
    @Override
    public Shape shape() {
      return switch (report.values().kind()) {
        case INT -> Shape.INT_TRACE;
        case DOUBLE -> Shape.DOUBLE_TRACE;
      };
    }

    @Override
    public int length() {
      return report.values().count();
    }

    @Override
    public Object element(int index) {
      return switch (report.values()) {
        case TraceReport.Ints(int[] values) -> (Object) values[index];
        case TraceReport.Doubles(double[] values) -> values[index];
      };
    }

    /** Its head is held against the other's too. */
    @Override
    public Optional<String> difference(Payload actual) {
      return actual instanceof Trace(TraceReport other)
          ? report.difference(other)
          : Optional.of("%s instead of %s".formatted(actual.shape(), shape()));
    }
  }

  /** Events. */
  record Events(SimpleEvent[] values) implements Payload {
    @Override
    public Shape shape() {
      return Shape.SIMPLE_EVENTS;
    }

    @Override
    public int length() {
      return values.length;
    }

    @Override
    public Object element(int index) {
      return values[index];
    }
  }
}
