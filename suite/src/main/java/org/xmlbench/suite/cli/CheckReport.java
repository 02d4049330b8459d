package org.xmlbench.suite.cli;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.check.Agreement;
import org.xmlbench.house.check.CheckResult;
import org.xmlbench.house.check.DocumentFiles;
import org.xmlbench.house.check.FileVerdict;
import org.xmlbench.house.home.LibrarySubject;

/**
 * What a check found.
 *
 * @param leftOut what was not checked
 * @param voters number of the drivers that were run, because all of them vote on what is right
 */
record CheckReport(
    List<FileVerdict> files,
    List<DocumentFiles.LeftOut> leftOut,
    List<LibrarySubject<DriverDescription>> drivers,
    int voters) {
  CheckReport {
    files = List.copyOf(files);
    leftOut = List.copyOf(leftOut);
    drivers = List.copyOf(drivers);
  }

  Map<CheckResult, Integer> counts(LibrarySubject<DriverDescription> driver) {
    Map<CheckResult, Integer> counts = noCounts();
    for (FileVerdict file : files) {
      for (Agreement verdict : file.verdicts()) {
        if (verdict.driver().equals(driver)) {
          counts.merge(verdict.result(), 1, Integer::sum);
        }
      }
    }
    return counts;
  }

  /** How often each result was had by all drivers together. */
  Map<CheckResult, Integer> counts() {
    Map<CheckResult, Integer> counts = noCounts();
    drivers.forEach(
        driver -> counts(driver).forEach((result, n) -> counts.merge(result, n, Integer::sum)));
    return counts;
  }

  /** Files about which the right events are not known. */
  long unverified() {
    return files.stream().filter(FileVerdict::isUnverified).count();
  }

  /** How often a driver is at fault. */
  long undeclared() {
    return files.stream().mapToLong(FileVerdict::undeclared).sum();
  }

  /** Files that every driver, or the majority of lineages, rejects. */
  long notWellFormed() {
    return files.stream().filter(FileVerdict::isNotWellFormed).count();
  }

  private static Map<CheckResult, Integer> noCounts() {
    Map<CheckResult, Integer> counts = new EnumMap<>(CheckResult.class);
    for (CheckResult result : CheckResult.values()) {
      counts.put(result, 0);
    }
    return counts;
  }
}
