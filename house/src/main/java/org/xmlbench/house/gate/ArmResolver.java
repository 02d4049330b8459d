package org.xmlbench.house.gate;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.house.home.DriverLoader;
import org.xmlbench.house.home.DriverVersions;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.InputFiles;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.house.home.JvmTrial;
import org.xmlbench.house.home.LibraryResolver;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.SubjectCatalogue;

/** Finds what an arm consists of: its driver, its class path, its JDK. */
public final class ArmResolver {
  private static final String ALL_JARS = File.separator + "*";

  private static final int LEAST_FEATURE = 25;

  /** The feature of a version, of those before 9 too: {@code 1.8.0_412} is 8. */
  private static final Pattern FEATURE = Pattern.compile("(?:1\\.)?(\\d{1,4})\\b.*");

  private final Distribution home;
  private final SubjectCatalogue<DriverDescription> catalogue;
  private final DriverVersions versions;

  public ArmResolver(
      Distribution home, SubjectCatalogue<DriverDescription> catalogue, LibraryResolver libraries) {
    this.home = home;
    this.catalogue = catalogue;
    this.versions = new DriverVersions(home, libraries);
  }

  /**
   * The arm.
   *
   * @throws UserErrorException when driver, version, class path or JDK is not there, or when the
   *     JVM does not start with the arm's options
   */
  ResolvedArm resolve(ArmRequest request) throws InterruptedException {
    Path java = request.jdk().map(ArmResolver::javaOf).orElse(JavaCommand.java());
    String jdk = request.jdk().map(ArmResolver::versionOf).orElse(Runtime.version().toString());
    ForkJvm jvm = new ForkJvm(java, request.jvmOptions());
    if (!jvm.equals(ForkJvm.ofSuite())) {
      JvmTrial.start(jvm, home.coreClassPath());
    }
    return new ResolvedArm(label(request), driver(request), jvm, jdk);
  }

  private LibrarySubject<DriverDescription> driver(ArmRequest request) {
    String spec = request.driver();
    int at = spec.indexOf(DriverVersions.AT);
    if (request.classPath().isPresent()) {
      if (at >= 0) {
        throw new UserErrorException(
            "%s: a version and a class path exclude each other: the class path holds the library"
                .formatted(spec));
      }
      return DriverLoader.load(spec, home.coreClassPath(), entries(request.classPath().get()));
    }
    if (spec.startsWith(Drivers.CLASS_PREFIX)) {
      throw new UserErrorException(
          spec + ": a class needs the class path that it is on: name it with the arm's -classpath");
    }
    String id = DriverVersions.id(spec);
    return at < 0
        ? ofDistribution(request, catalogue.named(id))
        : versions.of(catalogue.named(id), spec.substring(at + 1));
  }

  /** A parser that comes with the JDK has the version of the arm's JDK. */
  private static LibrarySubject<DriverDescription> ofDistribution(
      ArmRequest request, LibrarySubject<DriverDescription> driver) {
    if (DriverVersions.hasOwnVersion(driver.description()) || request.jdk().isEmpty()) {
      return driver;
    }
    return LibrarySubject.ofDriver(
            driver.description().withVersion(versionOf(request.jdk().get())),
            driver.classPath(),
            driver.locator())
        .withModules(driver.modules());
  }

  private static List<Path> entries(String classPath) {
    List<Path> entries = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator)) {
      if (entry.endsWith(ALL_JARS)) {
        entries.addAll(jars(entry.substring(0, entry.length() - ALL_JARS.length())));
      } else if (!entry.isBlank()) {
        entries.add(existing(entry));
      }
    }
    if (entries.isEmpty()) {
      throw new UserErrorException("class path '%s': there is nothing on it".formatted(classPath));
    }
    return entries;
  }

  /** The JVM would expand it too, but a sentinel has copies of the files. */
  private static List<Path> jars(String folder) {
    Path path = existing(folder);
    List<Path> jars = Distribution.jars(path);
    if (jars.isEmpty()) {
      throw new UserErrorException("class path: there is no jar in " + path);
    }
    return jars;
  }

  private static Path existing(String entry) {
    Path path = InputFiles.path(entry).toAbsolutePath().normalize();
    if (!Files.exists(path)) {
      throw new UserErrorException("class path: there is no " + path);
    }
    return path;
  }

  private static Path javaOf(Path jdk) {
    Path java = jdk.resolve("bin").resolve("java").toAbsolutePath().normalize();
    if (!Files.isExecutable(java)) {
      throw new UserErrorException(
          "%s is no JDK: there is no %s that can be started".formatted(jdk, java));
    }
    return java;
  }

  private static String versionOf(Path jdk) {
    Properties release = new Properties();
    try (Reader in = Files.newBufferedReader(jdk.resolve("release"))) {
      release.load(in);
    } catch (IOException e) {
      throw new UserErrorException("%s is no JDK: it has no file 'release'".formatted(jdk), e);
    }
    String version = release.getProperty("JAVA_VERSION", "").replace("\"", "");
    Matcher feature = FEATURE.matcher(version);
    if (!feature.matches() || Integer.parseInt(feature.group(1)) < LEAST_FEATURE) {
      throw new UserErrorException(
          "%s is JDK %s; forks need %d or newer"
              .formatted(
                  jdk, version.isEmpty() ? "of an unknown version" : version, LEAST_FEATURE));
    }
    return version;
  }

  private static String label(ArmRequest request) {
    StringBuilder label = new StringBuilder(request.driver());
    request.classPath().ifPresent(path -> label.append(" on ").append(path));
    request.jdk().ifPresent(jdk -> label.append(" under ").append(jdk));
    if (!request.jvmOptions().isEmpty()) {
      label.append(" with ").append(String.join(" ", request.jvmOptions()));
    }
    return label.toString();
  }
}
