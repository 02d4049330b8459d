package org.xmlbench.house.home;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarFile;
import javax.xml.stream.XMLInputFactory;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/**
 * The class path of a JVM that runs a toolkit: what its folder holds, without what only others of
 * the folder need. A toolkit that is given no StAX implementation takes the first that it finds, so
 * that there must be but one to find: else its figures would be those of whichever jar comes first.
 */
final class ToolkitClassPath {
  private static final String SERVICE = "META-INF/services/" + XMLInputFactory.class.getName();

  private ToolkitClassPath() {}

  /**
   * That of a toolkit.
   *
   * @param classPath the core and all jars of its folder
   * @throws UserErrorException when it would find several StAX implementations
   */
  static List<Path> of(ToolkitDescription toolkit, List<Path> classPath) {
    SubjectSetup setup = toolkit.setup();
    List<Path> present =
        classPath.stream()
            .filter(jar -> setup.absent().stream().noneMatch(artifact -> isOf(artifact, jar)))
            .toList();
    boolean given =
        setup.options().stream()
            .anyMatch(option -> option.startsWith(XMLInputFactory.class.getName() + "="));
    List<Path> implementations =
        present.stream()
            .filter(ToolkitClassPath::hasStax)
            .map(Path::getFileName)
            .filter(Objects::nonNull)
            .toList();
    if (!given && implementations.size() > 1) {
      throw new UserErrorException(
          "toolkit '%s' names no StAX implementation and would find several: %s"
              .formatted(toolkit.id(), implementations));
    }
    return present;
  }

  /** Whether the name of a jar is the artifact's and a version. */
  private static boolean isOf(String artifact, Path jar) {
    String name = String.valueOf(jar.getFileName());
    return name.startsWith(artifact + "-")
        && name.length() > artifact.length() + 1
        && Character.isDigit(name.charAt(artifact.length() + 1));
  }

  private static boolean hasStax(Path entry) {
    if (!Files.isRegularFile(entry)) {
      return Files.isRegularFile(entry.resolve(SERVICE));
    }
    try (JarFile jar = new JarFile(entry.toFile())) {
      return jar.getEntry(SERVICE) != null;
    } catch (IOException e) {
      throw new UncheckedIOException(entry + " cannot be read", e);
    }
  }
}
