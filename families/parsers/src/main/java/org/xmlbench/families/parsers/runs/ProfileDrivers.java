package org.xmlbench.families.parsers.runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.home.DriverVersions;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.SubjectCatalogue;

/**
 * Which drivers a profile measures.
 *
 * @param ids of the project's drivers, also with a parameter behind {@code @}; empty for all
 * @param withOwn whether the user's own drivers are measured, too
 */
record ProfileDrivers(Set<String> ids, boolean withOwn) {
  static final ProfileDrivers ALL = new ProfileDrivers(Set.of(), true);

  ProfileDrivers {
    ids = Set.copyOf(ids);
  }

  /** Exactly these. */
  static ProfileDrivers only(String... ids) {
    return new ProfileDrivers(Set.of(ids), false);
  }

  /** These and the user's own. */
  static ProfileDrivers andOwn(String... ids) {
    return new ProfileDrivers(Set.of(ids), true);
  }

  boolean all() {
    return ids.isEmpty();
  }

  boolean includes(LibrarySubject<DriverDescription> driver) {
    return all() || ids.contains(driver.id()) || withOwn && !driver.isOfProject();
  }

  /** Those of a catalogue that this host can run, each with its variants behind it. */
  List<LibrarySubject<DriverDescription>> of(SubjectCatalogue<DriverDescription> catalogue) {
    List<String> names = new ArrayList<>();
    for (LibrarySubject<DriverDescription> driver : catalogue.available()) {
      if (includes(driver)) {
        names.add(driver.id());
        ids.stream()
            .filter(id -> id.startsWith(driver.id() + DriverVersions.AT))
            .sorted()
            .forEach(names::add);
      }
    }
    return names.isEmpty() ? List.of() : catalogue.select(names);
  }

  Object shown() {
    return all() ? "all" : ids.stream().sorted().toList();
  }

  /** Those of some drivers that the profile does not measure, in their order. */
  List<LibrarySubject<DriverDescription>> leftOut(List<LibrarySubject<DriverDescription>> drivers) {
    return drivers.stream().filter(driver -> !includes(driver)).toList();
  }
}
