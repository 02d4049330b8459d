package org.xmlbench.families.scorecard.fork;

import org.xmlbench.core.Explained;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.LibrarySetup;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.measure.UnmetConditionException;

/** The ways in which programs set a library up. */
public enum SetupName implements Explained {
  DEFAULT("as the library comes"),
  HARDENED("as its documentation prescribes");

  private final String meaning;

  SetupName(String meaning) {
    this.meaning = meaning;
  }

  @Override
  public String meaning() {
    return meaning;
  }

  /**
   * How a driver's library is set up so.
   *
   * @throws UnmetConditionException when the driver does not say
   */
  LibrarySetup of(Driver driver) {
    LibrarySetups setups =
        driver
            .setups()
            .orElseThrow(
                () ->
                    new UnmetConditionException(
                        "the driver does not say how programs set its library up"));
    return this == DEFAULT ? setups.asItComes() : setups.hardened();
  }
}
