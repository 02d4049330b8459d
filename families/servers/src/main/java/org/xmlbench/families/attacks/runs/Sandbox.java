package org.xmlbench.families.attacks.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.Folders;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.soap.http.ServerSandbox;

/**
 * The sandbox that this host makes for servers under attack.
 *
 * @param kind the best one that works here
 * @param warning what is to be known of it, in one line; empty where it is as it should be
 */
public record Sandbox(ServerSandbox kind, Optional<String> warning) {
  private static final Duration LIMIT = Duration.ofSeconds(10);

  /** Names the first of some files that its user cannot read. */
  private static final String READS_ALL =
      "for file; do [ -r \"$file\" ] || { echo \"$file cannot be read\"; exit 1; }; done";

  /** Its folder may be one that is there for its network's process alone. */
  private static final String MAKES_ITS_FOLDER = "mkdir -p \"$0\" && exec \"$@\"";

  /**
   * The one of this host and user. Each is tried.
   *
   * @param files that servers read
   */
  public static Sandbox ofThisHost(Collection<Path> files) throws InterruptedException {
    Optional<String> mapped = problem(ServerSandbox.MAPPED_USER, files);
    if (!isRoot()) {
      return mapped.map(Sandbox::none).orElse(new Sandbox(ServerSandbox.MAPPED_USER, mapped));
    }
    Optional<String> other = problem(ServerSandbox.OTHER_USER, files);
    if (other.isEmpty()) {
      return new Sandbox(ServerSandbox.OTHER_USER, other);
    }
    return mapped.map(Sandbox::none).orElseGet(() -> withRootsFiles(other.get()));
  }

  private static Sandbox none(String why) {
    return new Sandbox(
        ServerSandbox.NONE,
        Optional.of(
            "servers are attacked hardened alone: as they come takes a sandbox, and unshare makes"
                + " none here: "
                + why));
  }

  private static Sandbox withRootsFiles(String why) {
    return new Sandbox(
        ServerSandbox.MAPPED_USER,
        Optional.of(
            "run by root, and no other user's server starts (%s): a server in its sandbox may read"
                    .formatted(why)
                + " root's files; install XMLBench where others can read it, or run it as another"
                + " user"));
  }

  private static boolean isRoot() {
    try {
      return Integer.valueOf(0).equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"));
    } catch (IOException | UnsupportedOperationException e) {
      return false;
    }
  }

  /** Why it is none for a server of those files; empty where it is one. */
  private static Optional<String> problem(ServerSandbox kind, Collection<Path> files)
      throws InterruptedException {
    List<String> reader = new ArrayList<>(List.of("sh", "-c", READS_ALL, "sh"));
    reader.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    files.forEach(file -> reader.add(file.toString()));
    try {
      ChildProcess.End end = run(kind, reader);
      boolean works = end.status().isPresent() && end.status().getAsInt() == 0;
      return works ? Optional.empty() : Optional.of(end.text().lines().findFirst().orElse("?"));
    } catch (IOException e) {
      return Optional.of(e.getMessage());
    }
  }

  /** Runs a command as a server would run. */
  static ChildProcess.End run(ServerSandbox kind, List<String> words)
      throws IOException, InterruptedException {
    Path own = Files.createTempDirectory("sandbox");
    try {
      Path temporary = kind.folder().resolve(own.getFileName()).resolve("tmp");
      List<String> command = new ArrayList<>(kind.network());
      command.addAll(List.of("sh", "-c", MAKES_ITS_FOLDER, temporary.toString()));
      command.addAll(kind.command(temporary));
      command.addAll(words);
      return ChildProcess.command(command).run(LIMIT);
    } finally {
      Folders.delete(own);
    }
  }
}
