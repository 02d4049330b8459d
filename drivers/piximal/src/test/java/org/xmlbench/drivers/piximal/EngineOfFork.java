package org.xmlbench.drivers.piximal;

import java.nio.charset.StandardCharsets;
import org.xmlbench.core.check.ParseOutcome;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.measure.Drivers;

/** A program that reads a document by a driver, and prints how, and by which engine. */
final class EngineOfFork {
  private EngineOfFork() {}

  public static void main(String[] args) {
    Driver driver = Drivers.locate(args[0]);
    byte[] document =
        ("<a>" + "<b c='d'>text é</b>".repeat(1000) + "</a>").getBytes(StandardCharsets.UTF_8);
    ParseOutcome outcome = ParseOutcome.of(driver.newParser(), document);
    System.out.print(
        outcome.getClass().getSimpleName() + ", " + driver.engine().orElse("none") + "\n");
  }
}
