package org.xmlbench.suite.soap;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.suite.home.MessageSubject;

/** JVMs with a toolkit's class path for what is no fork of a run. They end with this process. */
final class ToolkitJvm {
  private ToolkitJvm() {}

  /**
   * Starts one. What its libraries print goes nowhere.
   *
   * @param options of the JVM beside those that every fork has
   */
  static Process start(
      MessageSubject<ToolkitDescription> toolkit,
      List<String> options,
      Class<?> main,
      List<String> arguments)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow"));
    command.addAll(options);
    command.add("-cp");
    command.add(
        toolkit.classPath().stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator)));
    command.add(main.getName());
    command.add("toolkit=" + toolkit.id());
    command.addAll(arguments);
    return new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }
}
