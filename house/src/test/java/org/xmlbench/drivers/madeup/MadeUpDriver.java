package org.xmlbench.drivers.madeup;

import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.house.broken.HonestDriver;

/** A driver that declares two malformed documents that its parser accepts. */
public final class MadeUpDriver implements Driver {
  private final Driver honest = new HonestDriver();

  @Override
  public DriverDescription describe() {
    return honest
        .describe()
        .lacking(
            Capability.DOCTYPE,
            Capability.rejects("end-tag-present"),
            Capability.rejects("prefix-declared"));
  }

  @Override
  public Parser newParser() {
    return honest.newParser();
  }
}
