package org.xmlbench.families.strategies.runs;

import java.nio.file.Path;
import java.util.List;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.readahead.experiment.DiscardDriver;

/** Where the experiment's own classes are: on this process's class path. */
final class ExperimentClasses {
  private ExperimentClasses() {}

  /** The jar, or folder, of the input strategies. */
  static Path strategies() {
    return JavaCommand.origin(DiscardDriver.class);
  }

  /** What reads and discards, as a driver that forks can run. */
  static LibrarySubject<DriverDescription> discard() {
    return LibrarySubject.ofDriver(
        new DiscardDriver().describe(),
        List.of(JavaCommand.origin(Driver.class), strategies()),
        Drivers.CLASS_PREFIX + DiscardDriver.class.getName());
  }
}
