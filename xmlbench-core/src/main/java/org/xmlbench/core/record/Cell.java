package org.xmlbench.core.record;

import java.io.Serializable;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.xmlbench.core.Task;

/**
 * The thing a figure belongs to: subject × document × operation × condition.
 *
 * @param subject driver id
 * @param version version of the subject's library
 * @param operation what is timed
 * @param condition everything else that is held fixed, by name: {@code parser} (reused or fresh),
 *     {@code input} (memory or file), {@code gc}, {@code heap}, {@code cpus}
 */
public record Cell(
    String subject,
    String version,
    String document,
    Operation operation,
    Map<String, String> condition)
    implements Serializable {

  /** Name in a condition of how many threads parse at the same time, where several do. */
  public static final String THREADS = "threads";

  public Cell {
    condition = java.util.Collections.unmodifiableMap(new TreeMap<>(condition));
  }

  /**
   * The cell's one-line name, by which {@code replay} finds it: {@code
   * subject/document/operation/key=value,…}.
   */
  public String id() {
    return subject + "/" + document + "/" + operation.label() + "/" + conditionText();
  }

  /** What is done, by the document's name. */
  public Task task() {
    return Task.recorded(document);
  }

  /** The condition as {@code key=value,…}, in the order of the keys. */
  public String conditionText() {
    return condition.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(","));
  }
}
