package org.xmlbench.results.soap;

import java.util.Comparator;
import java.util.List;
import org.xmlbench.core.Task;

/**
 * The catalogue's order, whatever the order of the records: a plan shuffles what it measures. What
 * the catalogue does not know comes last, by its name.
 */
public final class TableOrder {
  private static final List<String> ATTACKS =
      List.of(
          "malformed",
          "not-soap",
          "oversized",
          "deep",
          "external-dtd",
          "external-entity",
          "entity-bomb",
          "half-sent",
          "slow");

  private static final List<String> TRACES = List.of("receiveIntTrace", "receiveDoubleTrace");

  private static final Comparator<Task> TASKS =
      Comparator.comparing(Task::name)
          .thenComparingLong(task -> task.size().map(Task.Size::value).orElse(0L));

  private TableOrder() {}

  private static Comparator<String> of(List<String> catalogue) {
    return Comparator.<String>comparingInt(
            name -> catalogue.contains(name) ? catalogue.indexOf(name) : catalogue.size())
        .thenComparing(Comparator.naturalOrder());
  }

  /** Of attacks. */
  public static Comparator<String> attacks() {
    return of(ATTACKS);
  }

  /** Of operations that take a trace report. */
  public static Comparator<String> traces() {
    return of(TRACES);
  }

  /** Of exchanges, such as {@code echoDoubles:100}: by the operation, then by the size. */
  public static Comparator<String> exchanges() {
    return Comparator.comparing(Task::recorded, TASKS).thenComparing(Comparator.naturalOrder());
  }
}
