package org.xmlbench.suite.family.attacks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.soap.http.Confinement;

/**
 * Whether this host makes sandboxes: a network with loopback alone, and in it a user without rights
 * with a folder of bounded size.
 */
public final class Sandbox {
  private static final Duration LIMIT = Duration.ofSeconds(10);

  private Sandbox() {}

  /**
   * Whether root's files are in reach of who is in it: by the kernel's rules a user of a namespace
   * owns what the user owns who made it.
   */
  static boolean isOfRoot() {
    try {
      return Integer.valueOf(0).equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"));
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }

  /** Why it makes none, in one line; empty where it does. It is tried. */
  public static Optional<String> problem() throws InterruptedException {
    try {
      Path temporary = Files.createTempDirectory("sandbox");
      try {
        List<String> command = new ArrayList<>(Confinement.OWN_NETWORK);
        command.addAll(new Confinement(true, true).command(temporary));
        command.add("true");
        ChildProcess.End end = ChildProcess.command(command).run(LIMIT);
        boolean works = end.status().isPresent() && end.status().getAsInt() == 0;
        return works ? Optional.empty() : Optional.of(end.text().lines().findFirst().orElse("?"));
      } finally {
        Files.delete(temporary);
      }
    } catch (IOException e) {
      return Optional.of(e.getMessage());
    }
  }
}
