package org.xmlbench.families.strategies.runs;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.families.strategies.fork.DiscardDriver;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.storage.condition.PreparedStorage;

/** Where the experiment's own classes are: on this process's class path. */
final class ExperimentClasses {
  private ExperimentClasses() {}

  /** The jars, or folders, of this family's forks, the input strategies and the conditions. */
  static List<Path> jars() {
    return Stream.of(DiscardDriver.class, Inputs.class, PreparedStorage.class)
        .map(JavaCommand::origin)
        .toList();
  }

  /** What reads and discards, as a driver that forks can run. */
  static LibrarySubject<DriverDescription> discard() {
    return LibrarySubject.ofDriver(
        new DiscardDriver().describe(),
        Stream.concat(Stream.of(JavaCommand.origin(Driver.class)), jars().stream()).toList(),
        Drivers.CLASS_PREFIX + DiscardDriver.class.getName());
  }
}
