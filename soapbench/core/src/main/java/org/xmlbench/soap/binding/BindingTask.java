package org.xmlbench.soap.binding;

import java.util.Arrays;
import java.util.List;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.Task;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/**
 * What a framework does: a direction, the type of report, and the number of its values; written
 * {@code unmarshal-e134-double:1000}.
 */
public record BindingTask(Direction direction, ReportType type, int count) {
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

  public String name() {
    return Task.sized(nameOf(direction, type), Integer.toString(count)).toString();
  }

  /** The names of all tasks, without a number of values. */
  public static List<String> names() {
    return Arrays.stream(Direction.values())
        .flatMap(direction -> ReportType.all().stream().map(type -> nameOf(direction, type)))
        .toList();
  }

  private static String nameOf(Direction direction, ReportType type) {
    return direction.label() + "-" + type.label();
  }

  /**
   * The task of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static BindingTask named(String name) {
    Task task = Task.parse(name);
    for (Direction direction : Direction.values()) {
      for (ReportType type : ReportType.all()) {
        if (task.name().equals(nameOf(direction, type))) {
          return new BindingTask(direction, type, count(task));
        }
      }
    }
    throw new UserErrorException(NearestName.unknown("task", task.name(), names()));
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
        "'%s': write a task and a number of values, such as marshal-e134-double:1000"
            .formatted(task));
  }

  /** The arguments of a command line that name it. */
  public List<String> toArguments() {
    return List.of(TASK + "=" + name());
  }

  /** Reads what {@link #toArguments()} wrote. */
  public static BindingTask of(KeyValues values) {
    return named(values.required(TASK));
  }

  public TraceReport report() {
    return type.report(count);
  }
}
