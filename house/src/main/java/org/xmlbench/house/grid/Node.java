package org.xmlbench.house.grid;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The name of the node that this process runs on. */
public final class Node {
  /** Slurm's name of the node, and that which our Kubernetes manifest passes on. */
  private static final List<String> VARIABLES = List.of("SLURMD_NODENAME", "NODE_NAME");

  private static final Path HOSTNAME = Path.of("/proc/sys/kernel/hostname");

  private Node() {}

  /**
   * The name: what a scheduler calls it, else its own.
   *
   * @param environment the variables of this process
   */
  public static String name(Map<String, String> environment) {
    return VARIABLES.stream()
        .map(environment::get)
        .filter(name -> name != null && !name.isBlank())
        .findFirst()
        .or(Node::hostname)
        .or(() -> Optional.ofNullable(environment.get("HOSTNAME")))
        .orElse("unknown");
  }

  private static Optional<String> hostname() {
    try {
      return Optional.of(Files.readString(HOSTNAME).strip()).filter(name -> !name.isEmpty());
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
