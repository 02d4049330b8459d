package org.xmlbench.suite.home;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;

/**
 * The drivers of a distribution: streaming ones first, by API style and id.
 *
 * <p>Each library's folder is read through a class loader of its own, only to ask its drivers for
 * their descriptions. A parser runs in a JVM of its own, never here.
 */
public final class DriverCatalogue {
  private static final Comparator<DriverEntry> ORDER =
      Comparator.comparing((DriverEntry entry) -> entry.description().style())
          .thenComparing(DriverEntry::id);

  private final Map<String, DriverEntry> entries;
  private final List<String> problems;

  private DriverCatalogue(Map<String, DriverEntry> entries, List<String> problems) {
    this.entries = entries;
    this.problems = List.copyOf(problems);
  }

  /**
   * Asks every driver of {@code home} for its description.
   *
   * @throws UserErrorException when there is no driver at all
   */
  public static DriverCatalogue of(Home home) {
    SubjectFolders<Driver, DriverEntry> folders =
        new SubjectFolders<>(
            "driver",
            Driver.class,
            home.coreClassPath(),
            (driver, classPath) -> new DriverEntry(driver.describe(), classPath));
    home.driverFolders().forEach(folders::ask);
    if (folders.entries().isEmpty()) {
      String first = folders.problems().isEmpty() ? "" : " (" + folders.problems().getFirst() + ")";
      throw new UserErrorException(
          home.drivers()
              + ": there is no driver in this folder: build them with mvn verify"
              + first);
    }
    Map<String, DriverEntry> ordered = new LinkedHashMap<>();
    folders.entries().stream().sorted(ORDER).forEach(entry -> ordered.put(entry.id(), entry));
    return new DriverCatalogue(ordered, folders.problems());
  }

  /** All drivers. */
  public List<DriverEntry> entries() {
    return List.copyOf(entries.values());
  }

  /** The ids of all drivers. */
  public List<String> ids() {
    return List.copyOf(entries.keySet());
  }

  /** One line for each folder that is left out. */
  public List<String> problems() {
    return problems;
  }

  /**
   * The driver of that id.
   *
   * @throws UserErrorException when there is none
   */
  public DriverEntry driver(String id) {
    DriverEntry entry = entries.get(id);
    if (entry == null) {
      throw new UserErrorException(NearestName.unknown("driver", id, ids()));
    }
    return entry;
  }

  /**
   * The streaming driver of that id.
   *
   * @throws UserErrorException when there is none, or it builds trees
   */
  public DriverEntry streaming(String id) {
    DriverEntry entry = driver(id);
    if (entry.description().style() == ApiStyle.TREE) {
      throw new UserErrorException(
          "driver '" + id + "' builds trees: a strategy brings bytes to one that reads a stream");
    }
    return entry;
  }

  /**
   * The drivers of those ids in the catalogue's order, each once; all of them where {@code ids} is
   * empty.
   *
   * @throws UserErrorException when there is no driver of such an id
   */
  public List<DriverEntry> select(Collection<String> ids) {
    if (ids.isEmpty()) {
      return entries();
    }
    ids.forEach(this::driver);
    return entries().stream().filter(entry -> ids.contains(entry.id())).toList();
  }
}
