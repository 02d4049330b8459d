package org.xmlbench.suite.architecture.wrong.core.platform;

import java.io.IOException;

/** The one class that may do this. */
public record ChildProcess(Process process) {
  public static ChildProcess start(String program) throws IOException {
    return new ChildProcess(new ProcessBuilder(program).start());
  }

  public void kill() {
    process.destroyForcibly();
  }
}
