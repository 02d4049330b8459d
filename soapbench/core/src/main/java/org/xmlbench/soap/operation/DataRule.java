package org.xmlbench.soap.operation;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.xmlbench.core.Explained;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.soap.trace.TraceReport;

/**
 * What is at index {@code i} of the one long sequence of which every message carries a part.
 *
 * <p>Source: SOAPBench (SC'05): the byte, the int, {@code "s" + i}, the double {@code i}, the mesh
 * interface object {@code (i, i, sqrt(i))}, the event {@code (i, sqrt(i), "Message #" + i)}. A
 * trace report has the rule of {@link TraceReport}, whatever this one is.
 */
public enum DataRule implements Explained {
  /** As published: the double at {@code i} is {@code i}, which is short to print. */
  PUBLISHED("0.0, 1.0, ...", i -> i),
  /** The double at {@code i} is {@code sqrt(i)}, which has all its digits. */
  FULL_PRECISION("square roots", Math::sqrt);

  private final String meaning;
  private final IntToDoubleFunction doubles;

  DataRule(String meaning, IntToDoubleFunction doubles) {
    this.meaning = meaning;
    this.doubles = doubles;
  }

  @Override
  public String meaning() {
    return meaning;
  }

  /**
   * The rule of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static DataRule of(String label) {
    return NearestName.named("data rule", label, List.of(values()), DataRule::label);
  }

  /** The {@code length} elements from index {@code start} on. */
  public Payload elements(Shape shape, int start, int length) {
    IntStream indices = IntStream.range(start, start + length);
    return switch (shape) {
      case BASE64 -> {
        byte[] bytes = new byte[length];
        indices.forEach(i -> bytes[i - start] = (byte) i);
        yield new Payload.Base64(bytes);
      }
      case INTS -> new Payload.Ints(indices.toArray());
      case DOUBLES -> new Payload.Doubles(indices.mapToDouble(doubles::applyAsDouble).toArray());
      case STRINGS -> new Payload.Strings(indices.mapToObj(i -> "s" + i).toArray(String[]::new));
      case MESH_INTERFACE_OBJECTS ->
          new Payload.Meshes(
              indices
                  .mapToObj(i -> new MeshInterfaceObject(i, i, Math.sqrt(i)))
                  .toArray(MeshInterfaceObject[]::new));
      case SIMPLE_EVENTS ->
          new Payload.Events(
              indices
                  .mapToObj(i -> new SimpleEvent(i, Math.sqrt(i), "Message #" + i))
                  .toArray(SimpleEvent[]::new));
      case E134_INTS, E134_DOUBLES, INT_TRACE, DOUBLE_TRACE ->
          new Payload.Trace(shape.reportType().report(start, length));
    };
  }
}
