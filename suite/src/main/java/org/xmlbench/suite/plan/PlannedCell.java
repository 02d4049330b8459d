package org.xmlbench.suite.plan;

import org.xmlbench.core.record.Cell;
import org.xmlbench.suite.home.DriverEntry;
import org.xmlbench.suite.home.ForkJvm;

/**
 * A cell of a plan.
 *
 * @param cell its name in every record
 * @param driver how to start its subject
 * @param declared why its figures enter no comparison, where the document needs a capability that
 *     the driver declares missing; else {@code null}
 * @param jvm the JVM of its forks
 */
public record PlannedCell(Cell cell, DriverEntry driver, String declared, ForkJvm jvm) {
  /** A cell whose forks run on the suite's own JDK. */
  public PlannedCell(Cell cell, DriverEntry driver, String declared) {
    this(cell, driver, declared, ForkJvm.ofSuite());
  }
}
