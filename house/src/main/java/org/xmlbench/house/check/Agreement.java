package org.xmlbench.house.check;

import java.util.Optional;
import org.xmlbench.core.check.DriverDelivery;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.home.LibrarySubject;

/**
 * The verdict on one driver's delivery of one file.
 *
 * @param detail why, in one line; empty where it agrees
 * @param delivery what the driver made of the file
 * @param disagreement where the events leave those of another driver; {@code null} where they were
 *     not compared
 */
public record Agreement(
    LibrarySubject<DriverDescription> driver,
    CheckResult result,
    String detail,
    DriverDelivery delivery,
    Disagreement disagreement) {
  /**
   * Where a driver's events leave those of another.
   *
   * @param with the other driver's id
   * @param first the first line that differs
   */
  public record Disagreement(String with, FirstDifference first) {}

  /** A verdict whose events were not compared with another driver's. */
  public Agreement(
      LibrarySubject<DriverDescription> driver,
      CheckResult result,
      String detail,
      DriverDelivery delivery) {
    this(driver, result, detail, delivery, null);
  }

  /** The digest of what was delivered; empty where nothing was. */
  public Optional<String> digest() {
    return delivery instanceof DriverDelivery.Delivered delivered
        ? Optional.of(delivered.digest())
        : Optional.empty();
  }

  /** The same verdict, with what a comparison found. */
  Agreement with(Disagreement found) {
    return new Agreement(driver, result, detail, delivery, found);
  }
}
