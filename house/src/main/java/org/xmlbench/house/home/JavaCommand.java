package org.xmlbench.house.home;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.xmlbench.core.platform.ChildProcess;

/** The command line of a JVM that this suite starts: the JDK that runs the suite, and no other. */
public final class JavaCommand {
  private JavaCommand() {}

  /** The {@code java} of the JDK that runs the suite. */
  public static Path java() {
    return Path.of(System.getProperty("java.home"), "bin", "java");
  }

  /** A class path as the JVM takes it. */
  public static String classPath(List<Path> entries) {
    return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  /** The jar, or folder, of a class of this process. */
  public static Path origin(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("no path leads to " + type, e);
    }
  }

  /** A JVM that is not yet started, in an environment without options for JVMs. */
  public static ChildProcess.Command child(
      List<Path> classPath, List<String> flags, String mainClass, List<String> arguments) {
    List<String> words = new ArrayList<>(List.of("--enable-native-access=ALL-UNNAMED"));
    words.addAll(flags);
    words.addAll(List.of("-cp", classPath(classPath), mainClass));
    words.addAll(arguments);
    return ChildProcess.java(words);
  }
}
