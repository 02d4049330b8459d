package org.xmlbench.house.broken;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.StreamSupport;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.toolkit.Toolkit;

/** Makes a distribution that holds drivers of this package, each in its own folder. */
public final class BrokenDriversFolder {
  /** One class of each library that a fork has on its class path. */
  private static final List<String> CORE =
      List.of(
          EventSink.class.getName(),
          "org.openjdk.jmh.annotations.Benchmark",
          "joptsimple.OptionParser",
          "org.apache.commons.math3.stat.StatUtils");

  private static final LocalDateTime OLD = LocalDate.of(2026, 1, 1).atStartOfDay();

  private static final Map<String, byte[]> JARS = new ConcurrentHashMap<>();

  private BrokenDriversFolder() {}

  /** A distribution below {@code folder} with these drivers, whose classes need no argument. */
  @SafeVarargs
  public static Distribution make(Path folder, Class<? extends Driver>... drivers) {
    try {
      Path home = Files.createDirectories(folder.resolve("drivers"));
      for (Class<? extends Driver> driver : drivers) {
        String name = driver.getSimpleName();
        Path library = Files.createDirectories(home.resolve(name));
        writeJar(library.resolve(name + ".jar"), Driver.class, driver.getName());
      }
      return new Distribution(coreClassPath(), home);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Adds these SOAP toolkits to a distribution that {@link #make} made, and what their forks need.
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // Classes are only read.
  public static void addToolkits(Distribution home, Class<? extends Toolkit>... toolkits) {
    addMessages(home, "toolkits", Toolkit.class, List.of(toolkits));
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // Classes are only read.
  public static void addFrameworks(Distribution home, Class<? extends Framework>... frameworks) {
    addMessages(home, "bindings", Framework.class, List.of(frameworks));
  }

  /** A class of each jar that forks of toolkits and frameworks need beside the core. */
  private static final List<String> MESSAGES =
      List.of(Toolkit.class.getName(), DocumentWriter.class.getName());

  private static void addMessages(
      Distribution home, String folder, Class<?> service, List<? extends Class<?>> subjects) {
    try {
      Path soapbench = Files.createDirectories(home.drivers().resolveSibling("soapbench"));
      for (String needed : MESSAGES) {
        Path jar = soapbench.resolve(needed + ".jar");
        if (!Files.exists(jar)) {
          TestJars.pack(origin(needed), jar);
        }
      }
      for (Class<?> subject : subjects) {
        String name = subject.getSimpleName();
        Path own = Files.createDirectories(home.drivers().resolveSibling(folder).resolve(name));
        writeJar(own.resolve(name + ".jar"), service, subject.getName());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the distribution's folder {@code core} holds, taken from this test's class path. */
  public static List<Path> coreClassPath() {
    Set<Path> entries = new LinkedHashSet<>();
    for (String name : CORE) {
      entries.add(origin(name));
    }
    return List.copyOf(entries);
  }

  /** A jar is the same in each test, of other JVMs, too: runs name its hash. */
  private static void writeJar(Path jar, Class<?> service, String subject) throws IOException {
    String key = service.getName() + " " + subject;
    byte[] bytes = JARS.get(key);
    if (bytes == null) {
      bytes = jar(service, subject);
      JARS.put(key, bytes);
    }
    Files.write(jar, bytes);
  }

  private static byte[] jar(Class<?> service, String subject) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Path classes = origin(BrokenDriversFolder.class.getName());
    String folder = BrokenDriversFolder.class.getPackageName().replace('.', '/');
    try (JarOutputStream out = new JarOutputStream(bytes);
        FileSystem jar = Files.isDirectory(classes) ? null : FileSystems.newFileSystem(classes);
        DirectoryStream<Path> files =
            Files.newDirectoryStream(
                jar == null ? classes.resolve(folder) : jar.getPath(folder), "*.class")) {
      out.putNextEntry(entry("META-INF/services/" + service.getName()));
      out.write(subject.getBytes(StandardCharsets.UTF_8));
      for (Path compiled : StreamSupport.stream(files.spliterator(), false).sorted().toList()) {
        out.putNextEntry(entry(folder + "/" + compiled.getFileName()));
        Files.copy(compiled, out);
      }
    }
    return bytes.toByteArray();
  }

  private static JarEntry entry(String name) {
    JarEntry entry = new JarEntry(name);
    entry.setTimeLocal(OLD);
    return entry;
  }

  private static Path origin(String className) {
    try {
      return Path.of(
          Class.forName(className).getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (ClassNotFoundException | URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
