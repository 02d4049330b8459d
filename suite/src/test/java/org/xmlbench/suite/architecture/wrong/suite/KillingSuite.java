package org.xmlbench.suite.architecture.wrong.suite;

import java.io.IOException;

/** A suite that starts a process by itself, and kills it, as a method reference does, too. */
public record KillingSuite(Process process) {
  public static KillingSuite start(String program) throws IOException {
    return new KillingSuite(new ProcessBuilder(program).start());
  }

  public void stop() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
  }
}
