package org.xmlbench.house.engine.plan;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.Subject;

/**
 * A cell of a plan.
 *
 * @param cell its name in every record
 * @param subject how to start its subject
 * @param declared why its figures enter no comparison, where the document needs a capability that
 *     the driver declares missing; else {@code null}
 * @param obstacle why it cannot be measured on this host, or its subject cannot do it, so that its
 *     outcome is {@code skipped}; {@code null} where it can
 * @param title its name in progress lines
 */
public record PlannedCell(
    Cell cell, Subject subject, String declared, String obstacle, String title, ForkJvm jvm) {
  /** A cell that can be measured on this host, named by its subject in progress lines. */
  public PlannedCell(Cell cell, Subject subject, String declared, ForkJvm jvm) {
    this(cell, subject, declared, null, cell.subject(), jvm);
  }

  /** A cell named by its subject in progress lines. */
  public PlannedCell(Cell cell, Subject subject, String declared, String obstacle, ForkJvm jvm) {
    this(cell, subject, declared, obstacle, cell.subject(), jvm);
  }

  /**
   * The same cell with another name in progress, for families where many cells have one subject.
   */
  public PlannedCell titled(String other) {
    return new PlannedCell(cell, subject, declared, obstacle, other, jvm);
  }

  public static PlannedCell of(
      LibrarySubject<DriverDescription> driver,
      TimedDocument document,
      Operation operation,
      Condition condition,
      ForkJvm jvm) {
    DriverDescription description = driver.description();
    Set<Capability> missing = new TreeSet<>(document.needs());
    missing.retainAll(description.lacks());
    String names = missing.stream().map(Capability::name).collect(Collectors.joining(", "));
    return new PlannedCell(
        new Cell(
            description.id(),
            description.library().recordedVersion(),
            document.name(),
            operation,
            condition.toMap()),
        driver,
        missing.isEmpty()
            ? null
            : "the document needs %s, which %s declares missing".formatted(names, description.id()),
        jvm);
  }

  /** The same cell, done in so many threads of one JVM at the same time. */
  public PlannedCell inThreads(int threads) {
    Map<String, String> condition = new TreeMap<>(cell.condition());
    condition.put(Cell.THREADS, Integer.toString(threads));
    return with(condition).titled("%s, threads=%d".formatted(title, threads));
  }

  /** In how many threads at the same time; 0 where in the one that JMH runs. */
  public int threads() {
    return Integer.parseInt(cell.condition().getOrDefault(Cell.THREADS, "0"));
  }

  PlannedCell withoutThreads() {
    return without(Cell.THREADS);
  }

  /** The same cell without that entry of its condition: its arms differ in it. */
  public PlannedCell without(String key) {
    Map<String, String> condition = new TreeMap<>(cell.condition());
    condition.remove(key);
    return with(condition);
  }

  private PlannedCell with(Map<String, String> condition) {
    return new PlannedCell(
        new Cell(cell.subject(), cell.version(), cell.document(), cell.operation(), condition),
        subject,
        declared,
        obstacle,
        title,
        jvm);
  }

  /**
   * Whether its fork calls a server in another process: two processes that work and compile, for
   * which this host's processors are few.
   */
  public boolean callsServer() {
    return cell.condition().getOrDefault("seam", "").startsWith("http");
  }
}
