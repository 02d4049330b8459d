package org.xmlbench.house.home;

import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.results.store.SubjectEntry.Configuration;
import org.xmlbench.results.store.SubjectEntry.Declared;
import org.xmlbench.results.store.SubjectEntry.LibraryEntry;
import org.xmlbench.results.store.UnmetAssertion;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.Toolkit;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.soap.toolkit.ToolkitMessages;

/**
 * A driver, a SOAP toolkit or a binding framework of the distribution, which forks can run.
 *
 * @param <D> what it says of itself
 * @param description what it says of itself
 * @param entry what the manifest says of it
 * @param classPath the class path of a JVM that runs it: the core, itself and its one library
 * @param locator how a fork finds it on that class path: its id, or {@code class:} and the name of
 *     its class
 * @param unavailable why it cannot run on this host; empty where it can
 * @param setups how programs set its library up, where it is a driver that says so
 * @param modules of the JDK that it uses beside those that every program has
 * @param parameters what a user may choose of it: names, each with its meaning and its usual value
 */
public record LibrarySubject<D>(
    D description,
    SubjectEntry entry,
    List<Path> classPath,
    String locator,
    Optional<String> unavailable,
    Optional<LibrarySetups> setups,
    List<String> modules,
    Map<String, String> parameters)
    implements Subject {
  public LibrarySubject {
    classPath = List.copyOf(classPath);
    modules = List.copyOf(modules);
    parameters = Collections.unmodifiableMap(new TreeMap<>(parameters));
  }

  /** One that uses no further module, and does not say how it is set up. */
  private LibrarySubject(
      D description,
      SubjectEntry entry,
      List<Path> classPath,
      String locator,
      Optional<String> unavailable) {
    this(
        description, entry, classPath, locator, unavailable, Optional.empty(), List.of(), Map.of());
  }

  /** In jars so named every driver is held to the contract by a test of its module's build. */
  private static final String TESTED = "xmlbench-driver-";

  /** A driver that its class path's service files name. */
  static LibrarySubject<DriverDescription> ofDriver(Driver driver, List<Path> classPath) {
    Optional<FetchedLibrary> missing = FetchedLibrary.missing(classPath);
    DriverDescription description =
        missing
            .map(library -> driver.describe().withVersion(library.version()))
            .orElseGet(driver::describe);
    boolean tested = isTested(driver.getClass());
    return new LibrarySubject<>(
        description,
        hardened(
            tested ? SubjectEntry.ofTested(description) : SubjectEntry.of(description),
            driver.setups()),
        classPath,
        description.id(),
        missing.map(FetchedLibrary::unavailable).or(driver::unavailable),
        driver.setups(),
        driver.modules(),
        driver.parameters());
  }

  /** The entry, with how programs set the library up that read documents of others. */
  static SubjectEntry hardened(SubjectEntry entry, Optional<LibrarySetups> setups) {
    return setups
        .map(LibrarySetups::hardened)
        .map(hardened -> entry.hardened(hardened.lines(), hardened.source()))
        .orElse(entry);
  }

  /** Whether it is a driver of this project, and not one of the user's. */
  public boolean isOfProject() {
    return classPath.stream().anyMatch(jar -> isTested(jar.getFileName().toString()));
  }

  private static boolean isTested(Class<?> driver) {
    CodeSource source = driver.getProtectionDomain().getCodeSource();
    return source != null && isTested(source.getLocation().getPath());
  }

  /** Whether a driver of that jar is held to the contract. */
  static boolean isTested(String jar) {
    return jar.substring(jar.lastIndexOf('/') + 1).startsWith(TESTED);
  }

  /** A driver that its class path's service files name. */
  public static LibrarySubject<DriverDescription> ofDriver(
      DriverDescription driver, List<Path> classPath) {
    return ofDriver(driver, classPath, driver.id());
  }

  /** A driver that forks find by that locator. */
  public static LibrarySubject<DriverDescription> ofDriver(
      DriverDescription driver, List<Path> classPath, String locator) {
    return new LibrarySubject<>(
        driver, SubjectEntry.of(driver), classPath, locator, Optional.empty());
  }

  /** The same in JVMs that have these modules. */
  public LibrarySubject<D> withModules(List<String> others) {
    return new LibrarySubject<>(
        description, entry, classPath, locator, unavailable, setups, others, parameters);
  }

  /** A toolkit: its style is what it speaks, its lineage the parser below it. */
  static LibrarySubject<ToolkitDescription> ofToolkit(Toolkit subject, List<Path> classPath) {
    ToolkitDescription toolkit = subject.describe();
    SubjectEntry entry =
        entry(
            toolkit.id(),
            toolkit.library(),
            toolkit.style(),
            toolkit.setup(),
            configuration(toolkit),
            new Declared(
                Optional.of(PermittedDifference.texts(toolkit.allowances())),
                unmet(toolkit.messages())));
    return new LibrarySubject<>(
        toolkit,
        entry,
        ToolkitClassPath.of(toolkit, classPath),
        toolkit.id(),
        subject.unavailable());
  }

  private static Configuration configuration(ToolkitDescription toolkit) {
    Configuration configuration = Configuration.of(toolkit.setup().options());
    return toolkit
        .http()
        .map(http -> configuration.overHttp(http.host(), http.client()))
        .orElse(configuration);
  }

  /** The profile is about document/literal messages and does not apply to others. */
  private static Optional<List<UnmetAssertion>> unmet(ToolkitMessages messages) {
    return messages.encoding().inlined() != Encoding.DOCUMENT_LITERAL
        ? Optional.empty()
        : Optional.of(
            messages.violations().entrySet().stream()
                .map(
                    violation ->
                        new UnmetAssertion(
                            violation.getKey().name(),
                            violation.getKey().text(),
                            violation.getValue()))
                .toList());
  }

  /** A framework: its style is what it reads and writes, its lineage the parser below it. */
  static LibrarySubject<FrameworkDescription> ofFramework(Framework subject, List<Path> classPath) {
    FrameworkDescription framework = subject.describe();
    SubjectEntry entry =
        entry(
            framework.id(),
            framework.library(),
            framework.form().label(),
            framework.setup(),
            Configuration.of(framework.setup().options()),
            new Declared(
                Optional.of(PermittedDifference.texts(framework.allowances())), Optional.empty()));
    return new LibrarySubject<>(framework, entry, classPath, framework.id(), subject.unavailable());
  }

  private static SubjectEntry entry(
      String id,
      SubjectLibrary library,
      String style,
      SubjectSetup setup,
      Configuration configuration,
      Declared declared) {
    return new SubjectEntry(
        id,
        new LibraryEntry(
            library.name(), library.artifact(), library.recordedVersion(), library.licence()),
        style,
        setup.parser(),
        configuration,
        declared);
  }

  /**
   * Whether its driver is one of XMLBench's own, at the version that it ships: those are held to
   * the contract by a test, so that what the driver declares is known to be true.
   */
  public boolean isTested() {
    return entry.configuration().acceptedMalformations() != null;
  }

  @Override
  public String id() {
    return entry.id();
  }

  @Override
  public String version() {
    return entry.library().version();
  }
}
