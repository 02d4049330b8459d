package org.xmlbench.families.parsers.runs;

import java.util.List;
import java.util.Set;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.home.LibrarySubject;

/**
 * Which drivers a profile measures.
 *
 * @param ids of the project's drivers; empty for all
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

  Object shown() {
    return all() ? "all" : ids.stream().sorted().toList();
  }

  /** Those of some drivers that the profile does not measure, in their order. */
  List<LibrarySubject<DriverDescription>> leftOut(List<LibrarySubject<DriverDescription>> drivers) {
    return drivers.stream().filter(driver -> !includes(driver)).toList();
  }
}
