package org.xmlbench.soap.program;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.BuiltFile;
import org.xmlbench.core.platform.ChildProcess;

/**
 * A program that the build of a subject's module made, of a library that is not Java's.
 *
 * @param built its file, and what it was built with, or why it was not
 */
public record BuiltProgram(BuiltFile built) {
  public static BuiltProgram of(Class<?> type, String name) {
    return new BuiltProgram(BuiltFile.of(type, name));
  }

  /**
   * Starts it. What it complains about goes where this JVM's complaints go. It ends when this JVM
   * does, since its standard input ends then.
   */
  public ChildProcess start(List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(built.file().toString());
    command.addAll(arguments);
    return ChildProcess.command(command).inheritError().start();
  }
}
