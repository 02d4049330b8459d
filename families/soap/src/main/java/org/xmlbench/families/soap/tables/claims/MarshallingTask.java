package org.xmlbench.families.soap.tables.claims;

import java.util.Optional;
import org.xmlbench.core.Task;

/**
 * The parts of a marshalling test's name, such as {@code unmarshal-e134-double:1000}.
 *
 * @param direction {@code marshal} or {@code unmarshal}
 * @param form {@code e134} or {@code flat}
 * @param type {@code int} or {@code double}
 */
record MarshallingTask(String direction, String form, String type, long size) {
  private static final int PARTS = 3;

  /** The parts of that name; empty where it is another kind of name, as older runs have. */
  static Optional<MarshallingTask> of(String name) {
    Task task = Task.recorded(name);
    String[] parts = task.name().split("-");
    return parts.length == PARTS && task.size().isPresent()
        ? Optional.of(new MarshallingTask(parts[0], parts[1], parts[2], task.size().get().value()))
        : Optional.empty();
  }

  /** The same test of the other type of value. */
  MarshallingTask ofType(String other) {
    return new MarshallingTask(direction, form, other, size);
  }
}
