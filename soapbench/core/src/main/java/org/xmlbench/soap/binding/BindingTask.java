package org.xmlbench.soap.binding;

import java.util.List;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.Task;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.soap.trace.TraceReport;

/**
 * What a framework does: a direction, the kind of values, and their number; written {@code
 * unmarshal-double:1000}.
 */
public record BindingTask(Direction direction, TraceReport.Kind kind, int count) {
  private static final String TASK = "task";

  /** Which way a report goes. */
  public enum Direction implements Labelled {
    /** From objects to a message. */
    MARSHAL,
    /** From a message to objects. */
    UNMARSHAL;
  }

  /**
   * @throws UserErrorException when a report cannot have that many values
   */
  public BindingTask {
    if (count < 1 || count > TraceReport.MOST) {
      throw new UserErrorException(
          "a report of %d values: must be from 1 to %d".formatted(count, TraceReport.MOST));
    }
  }

  /** The name in cells. */
  public String name() {
    return Task.sized(nameOf(direction, kind), Integer.toString(count)).toString();
  }

  private static String nameOf(Direction direction, TraceReport.Kind kind) {
    return direction.label() + "-" + kind.label();
  }

  /**
   * The task of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static BindingTask named(String name) {
    Task task = Task.parse(name);
    for (Direction direction : Direction.values()) {
      for (TraceReport.Kind any : TraceReport.Kind.values()) {
        if (task.name().equals(nameOf(direction, any))) {
          return new BindingTask(direction, any, count(task));
        }
      }
    }
    throw new UserErrorException(
        "unknown task '%s'; there are: marshal-int, marshal-double, unmarshal-int, unmarshal-double"
            .formatted(task.name()));
  }

  private static int count(Task task) {
    String count = task.size().map(Task.Size::toString).orElse("");
    try {
      if (task.rule().or(task::setting).isEmpty()) {
        return Integer.parseInt(count);
      }
    } catch (NumberFormatException e) {
      // Told below, as what else is wrong with it.
    }
    throw new UserErrorException(
        "'%s': write a task and a number of values, such as marshal-double:1000".formatted(task));
  }

  /** The arguments of a command line that name it. */
  public List<String> toArguments() {
    return List.of(TASK + "=" + name());
  }

  /** Reads what {@link #toArguments()} wrote. */
  public static BindingTask of(KeyValues values) {
    return named(values.required(TASK));
  }

  /** The report that is marshalled or unmarshalled. */
  public TraceReport report() {
    return TraceReport.of(kind, count);
  }
}
