package org.xmlbench.house.home;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;

/**
 * The distribution's folder.
 *
 * <pre>
 * core/*.jar             the class path that every fork gets
 * drivers/FOLDER/*.jar   one library each, with its drivers
 * drivers/FOLDER/fetched/*.jar   one that the archive does not hand on
 * soapbench/*.jar        what the fork of every SOAP toolkit gets beside the core
 * families/FOLDER/*.jar  one module of families each
 * toolkits/FOLDER/*.jar  one SOAP toolkit each
 * bindings/FOLDER/*.jar  one binding framework each
 * treesize/*.jar         what counts the bytes of trees, for its own forks only
 * analytics/*.jar        the SQL engine, for its own process only
 * lib/*.jar              the suite itself
 * </pre>
 *
 * @param coreClassPath what every fork gets
 * @param drivers the folder that holds one folder per library
 * @param ownDrivers folders of the user's, each of which is as one of a library in {@code drivers}
 */
public record Distribution(List<Path> coreClassPath, Path drivers, List<Path> ownDrivers) {
  /** The system property by which the launcher names the distribution's folder. */
  public static final String PROPERTY = "xmlbench.home";

  public Distribution {
    coreClassPath = List.copyOf(coreClassPath);
    ownDrivers = List.copyOf(ownDrivers);
  }

  /** A distribution without drivers of the user's. */
  public Distribution(List<Path> coreClassPath, Path drivers) {
    this(coreClassPath, drivers, List.of());
  }

  /**
   * The same with more drivers of the user's.
   *
   * @throws UserErrorException when one of them is no folder that a class path can hold
   */
  public Distribution withOwnDrivers(List<Path> folders) {
    for (Path folder : folders) {
      if (!Files.isDirectory(folder)) {
        throw new UserErrorException(
            "--driver-path %s: there is no such folder: name one with the jars of a driver and of its library"
                .formatted(folder));
      }
      requireFit(folder.toAbsolutePath());
    }
    List<Path> own = new ArrayList<>(ownDrivers);
    folders.forEach(folder -> own.add(folder.toAbsolutePath().normalize()));
    return new Distribution(coreClassPath, drivers, own);
  }

  private static void requireFit(Path folder) {
    if (folder.toString().contains(File.pathSeparator)) {
      throw new UserErrorException(
          "%s: a class path cannot hold '%s': move the folder"
              .formatted(folder, File.pathSeparator));
    }
  }

  /**
   * The distribution that the launcher named.
   *
   * @throws UserErrorException when it named none, or what it named is not a distribution
   */
  public static Distribution locate() {
    String folder = System.getProperty(PROPERTY);
    if (folder == null || folder.isEmpty()) {
      throw new UserErrorException(
          "the system property "
              + PROPERTY
              + " does not name the distribution's folder: start XMLBench with scripts/xmlbench");
    }
    return at(Path.of(folder));
  }

  /**
   * The distribution in {@code folder}.
   *
   * @throws UserErrorException when that is not a distribution
   */
  public static Distribution at(Path folder) {
    Path home = folder.toAbsolutePath().normalize();
    if (home.toString().contains(File.pathSeparator)) {
      throw new UserErrorException(
          "%s: a class path cannot hold '%s': move the distribution to another folder"
              .formatted(home, File.pathSeparator));
    }
    Path core = home.resolve("core");
    Path drivers = home.resolve("drivers");
    if (!Files.isDirectory(core)) {
      throw new UserErrorException(
          home + ": no distribution (core is missing): build it with mvn verify");
    }
    return new Distribution(jars(core), drivers);
  }

  /**
   * What the SQL engine's process has on its class path: the folder {@code analytics} beside the
   * drivers', and what this process has.
   *
   * @throws UserErrorException when this distribution has no such folder
   */
  public List<Path> analyticsClassPath() {
    Path analytics = drivers.resolveSibling("analytics");
    if (!Files.isDirectory(analytics)) {
      throw new UserErrorException(
          analytics + ": this distribution has no SQL engine: build it with mvn verify");
    }
    List<Path> classPath = new ArrayList<>(jars(analytics));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      classPath.add(Path.of(entry));
    }
    return classPath;
  }

  /**
   * What forks that count the bytes of trees have on their class path beside a driver's: the folder
   * {@code treesize} beside the drivers'.
   *
   * @throws UserErrorException when this distribution has no such folder
   */
  public List<Path> treeSizeJars() {
    Path folder = drivers.resolveSibling("treesize");
    if (!Files.isDirectory(folder)) {
      throw new UserErrorException(
          folder + ": this distribution cannot count trees: build it with mvn verify");
    }
    return jars(folder);
  }

  /** The folders of the libraries, by name, then the user's. */
  List<Path> driverFolders() {
    return Stream.concat(folders(drivers).stream(), ownDrivers.stream()).distinct().toList();
  }

  /** The libraries that drivers need and an archive does not hand on, by folder. */
  public List<FetchedLibrary> fetchedLibraries() {
    return driverFolders().stream().flatMap(folder -> FetchedLibrary.of(folder).stream()).toList();
  }

  /** The folders of the SOAP toolkits, by name; none in a distribution without SOAPBench. */
  List<Path> toolkitFolders() {
    return folders(drivers.resolveSibling("toolkits"));
  }

  /** The folders of the binding frameworks, by name; none in a distribution without them. */
  List<Path> frameworkFolders() {
    return folders(drivers.resolveSibling("bindings"));
  }

  /** What the fork of every SOAP toolkit gets. */
  List<Path> soapClassPath() {
    List<Path> classPath = new ArrayList<>(coreClassPath);
    Path soapbench = drivers.resolveSibling("soapbench");
    classPath.addAll(Files.isDirectory(soapbench) ? jars(soapbench) : List.of());
    return classPath;
  }

  private static List<Path> folders(Path parent) {
    return Files.isDirectory(parent)
        ? list(parent, "*").stream().filter(Files::isDirectory).toList()
        : List.of();
  }

  public static List<Path> jars(Path folder) {
    return list(folder, "*.jar");
  }

  private static List<Path> list(Path folder, String glob) {
    List<Path> found = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder, glob)) {
      entries.forEach(found::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    found.sort(null);
    return found;
  }
}
