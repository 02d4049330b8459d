package org.xmlbench.suite.plan;

import org.xmlbench.core.record.Cell;
import org.xmlbench.suite.home.DriverEntry;

/**
 * A cell of a plan.
 *
 * @param cell its name in every record
 * @param driver how to start its subject
 * @param declared why its figures enter no comparison, where the document needs a capability that
 *     the driver declares missing; else {@code null}
 */
public record PlannedCell(Cell cell, DriverEntry driver, String declared) {}
