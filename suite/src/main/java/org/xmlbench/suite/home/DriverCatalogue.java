package org.xmlbench.suite.home;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
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
   * @throws UserErrorException when two drivers have one id, or there is no driver at all
   */
  public static DriverCatalogue of(Home home) {
    Map<String, DriverEntry> found = new LinkedHashMap<>();
    List<String> problems = new ArrayList<>();
    for (Path folder : home.driverFolders()) {
      try {
        describe(home, folder).forEach(entry -> add(found, entry));
      } catch (UserErrorException e) {
        throw e;
      } catch (Exception | LinkageError | ServiceConfigurationError e) {
        problems.add("%s: its drivers cannot be loaded and are left out: %s".formatted(folder, e));
      }
    }
    if (found.isEmpty()) {
      throw new UserErrorException(
          home.drivers() + ": there is no driver in this folder: build them with mvn verify");
    }
    Map<String, DriverEntry> ordered = new LinkedHashMap<>();
    found.values().stream().sorted(ORDER).forEach(entry -> ordered.put(entry.id(), entry));
    return new DriverCatalogue(ordered, problems);
  }

  private static void add(Map<String, DriverEntry> found, DriverEntry entry) {
    DriverEntry before = found.putIfAbsent(entry.id(), entry);
    if (before != null) {
      throw new UserErrorException(
          "driver id '%s' is taken twice, by %s and %s: remove one"
              .formatted(entry.id(), last(before.classPath()), last(entry.classPath())));
    }
  }

  private static Path last(List<Path> classPath) {
    return classPath.getLast().getParent();
  }

  private static List<DriverEntry> describe(Home home, Path folder) throws IOException {
    List<Path> jars = Home.jars(folder);
    List<Path> classPath = new ArrayList<>(home.coreClassPath());
    classPath.addAll(jars);
    return DriverLoader.with(
        jars,
        loader ->
            ServiceLoader.load(Driver.class, loader).stream()
                .map(provider -> provider.get().describe())
                .map(description -> new DriverEntry(description, classPath))
                .toList());
  }

  /** All drivers. */
  public List<DriverEntry> entries() {
    return List.copyOf(entries.values());
  }

  /** The ids of all drivers. */
  public List<String> ids() {
    return List.copyOf(entries.keySet());
  }

  /** One line for each library whose drivers could not be asked. */
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
