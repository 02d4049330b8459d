package org.xmlbench.house.home;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/**
 * The subjects of one kind of a distribution, which it holds in one folder for each library. Each
 * folder is read through a separate class loader, only to ask its subjects for their descriptions;
 * no subject runs in this JVM.
 *
 * @param <D> what subjects of the kind say of themselves
 */
public final class SubjectCatalogue<D> {
  private final String noun;
  private final List<LibrarySubject<D>> entries;
  private final List<String> problems;
  private final Optional<Versions<D>> versions;

  private SubjectCatalogue(
      String noun,
      List<LibrarySubject<D>> entries,
      List<String> problems,
      Optional<Versions<D>> versions) {
    this.versions = versions;
    this.noun = noun;
    this.entries = List.copyOf(entries);
    this.problems = List.copyOf(problems);
  }

  /**
   * The drivers: streaming ones first, by API style and id.
   *
   * @throws UserErrorException when there is no driver at all
   */
  public static SubjectCatalogue<DriverDescription> drivers(Distribution home) {
    SubjectCatalogue<DriverDescription> drivers =
        of(
            "driver",
            home.driverFolders(),
            home.coreClassPath(),
            Driver.class,
            LibrarySubject::ofDriver,
            Comparator.comparing(entry -> entry.description().style()));
    if (drivers.entries.isEmpty()) {
      String first = drivers.problems.stream().findFirst().map(" (%s)"::formatted).orElse("");
      throw new UserErrorException(
          home.drivers()
              + ": there is no driver in this folder: build them with mvn verify"
              + first);
    }
    return drivers;
  }

  /** The SOAP toolkits, by encoding and id. */
  public static SubjectCatalogue<ToolkitDescription> toolkits(Distribution home) {
    return of(
        "toolkit",
        home.toolkitFolders(),
        home.soapClassPath(),
        Toolkit.class,
        LibrarySubject::ofToolkit,
        Comparator.comparing(entry -> entry.description().encoding()));
  }

  /** The binding frameworks, by form and id. */
  public static SubjectCatalogue<FrameworkDescription> frameworks(Distribution home) {
    return of(
        "framework",
        home.frameworkFolders(),
        home.soapClassPath(),
        Framework.class,
        LibrarySubject::ofFramework,
        Comparator.comparing(entry -> entry.description().form()));
  }

  private static <T, D> SubjectCatalogue<D> of(
      String noun,
      List<Path> folders,
      List<Path> shared,
      Class<T> service,
      BiFunction<T, List<Path>, LibrarySubject<D>> entry,
      Comparator<LibrarySubject<D>> order) {
    SubjectFolders<T, LibrarySubject<D>> asked = new SubjectFolders<>(noun, service, shared, entry);
    folders.forEach(asked::ask);
    List<LibrarySubject<D>> ordered =
        asked.entries().stream().sorted(order.thenComparing(Subject::id)).toList();
    return new SubjectCatalogue<D>(noun, ordered, asked.problems(), Optional.empty());
  }

  public SubjectCatalogue<D> only(Predicate<LibrarySubject<D>> holds) {
    return new SubjectCatalogue<>(
        noun, entries.stream().filter(holds).toList(), problems, versions);
  }

  /** Finds a subject with another version of its library. */
  @FunctionalInterface
  private interface Versions<D> {
    LibrarySubject<D> of(LibrarySubject<D> subject, String version);
  }

  /** The same, which also has other versions of their libraries, by {@code ID@VERSION}. */
  public static SubjectCatalogue<DriverDescription> of(
      SubjectCatalogue<DriverDescription> drivers, DriverVersions versions) {
    return new SubjectCatalogue<>(
        drivers.noun, drivers.entries, drivers.problems, Optional.of(versions::named));
  }

  public List<LibrarySubject<D>> entries() {
    return entries;
  }

  /** The ids of all of them, in the catalogue's order. */
  public List<String> ids() {
    return entries.stream().map(Subject::id).toList();
  }

  /**
   * The one of that id, or of an id and a version.
   *
   * @throws UserErrorException when there is no such subject
   */
  public LibrarySubject<D> named(String name) {
    LibrarySubject<D> subject = NearestName.named(noun, id(name), entries, LibrarySubject::id);
    return id(name).equals(name)
        ? subject
        : versions.orElseThrow().of(subject, name.substring(id(name).length() + 1));
  }

  /** The id in a name: those of toolkits may have an {@code @} of their own. */
  private String id(String name) {
    return versions.isPresent() ? DriverVersions.id(name) : name;
  }

  /** One line for each folder that is left out. */
  public List<String> problems() {
    return problems;
  }

  /** Those that can run on this host. */
  public List<LibrarySubject<D>> available() {
    return entries.stream().filter(entry -> entry.unavailable().isEmpty()).toList();
  }

  /**
   * {@link #select(Collection)} with a line for each subject that is left out: where no id is given
   * those that cannot run on this host, else versions that do not resolve beside others.
   *
   * @throws UserErrorException as that does, also when no subject is left
   */
  public List<LibrarySubject<D>> select(Collection<String> ids, Consumer<String> notices) {
    if (ids.isEmpty()) {
      leftOut().forEach(notices);
    }
    List<String> usable = new ArrayList<>();
    List<UserErrorException> failures = new ArrayList<>();
    for (String name : ids) {
      LibrarySubject<D> subject = NearestName.named(noun, id(name), entries, LibrarySubject::id);
      try {
        if (!subject.id().equals(name)) {
          named(name);
        }
        usable.add(name);
      } catch (UserErrorException e) {
        failures.add(e);
      }
    }
    if (usable.isEmpty() && !failures.isEmpty()) {
      throw failures.getFirst();
    }
    failures.forEach(failure -> notices.accept("left out: " + failure.getMessage()));
    return select(usable);
  }

  /** One line for each subject that cannot run on this host. */
  public List<String> leftOut() {
    return entries.stream()
        .filter(entry -> entry.unavailable().isPresent())
        .map(entry -> "%s is left out: %s".formatted(entry.id(), entry.unavailable().get()))
        .toList();
  }

  /**
   * Those of these ids in the catalogue's order, each once; all that can run on this host where
   * {@code ids} is empty. Versions of one stand behind it, as they are named.
   *
   * @throws UserErrorException when there is no subject of such an id, or none at all, or one of
   *     them cannot run on this host
   */
  public List<LibrarySubject<D>> select(Collection<String> ids) {
    if (entries.isEmpty()) {
      throw new UserErrorException(
          "this distribution has no %s: build it with mvn verify".formatted(noun));
    }
    ids.forEach(name -> NearestName.named(noun, id(name), entries, LibrarySubject::id));
    if (ids.isEmpty()) {
      return available();
    }
    List<LibrarySubject<D>> chosen =
        entries.stream()
            .flatMap(entry -> ids.stream().distinct().filter(name -> id(name).equals(entry.id())))
            .map(this::named)
            .toList();
    for (LibrarySubject<D> entry : chosen) {
      if (entry.unavailable().isPresent()) {
        throw new UserErrorException(
            "%s is not available here: %s".formatted(entry.id(), entry.unavailable().get()));
      }
    }
    return chosen;
  }
}
