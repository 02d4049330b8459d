package org.xmlbench.families.soap.runs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** JVMs with a toolkit's class path that are not forks of a run. They end with this process. */
public final class ToolkitJvm {
  private ToolkitJvm() {}

  /**
   * Starts one. The output of its libraries is discarded.
   *
   * @param options of the JVM beside those that every fork has
   */
  public static ChildProcess start(
      LibrarySubject<ToolkitDescription> toolkit,
      List<String> options,
      Class<?> main,
      List<String> arguments)
      throws IOException {
    List<String> flags = new ArrayList<>(List.of("--sun-misc-unsafe-memory-access=allow"));
    flags.addAll(options);
    List<String> all = new ArrayList<>(List.of("toolkit=" + toolkit.id()));
    all.addAll(arguments);
    return JavaCommand.child(toolkit.classPath(), flags, main.getName(), all)
        .discardOutput()
        .discardError()
        .start();
  }
}
