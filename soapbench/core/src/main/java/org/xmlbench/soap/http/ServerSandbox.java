package org.xmlbench.soap.http;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.Labelled;

/**
 * How a server that may harm its host is kept from it: by {@code unshare(1)}, in a network with
 * loopback alone, as a user without rights, with a folder of bounded size for its temporary files.
 */
public enum ServerSandbox implements Labelled {
  /** Not at all. */
  NONE,
  /**
   * The user is one of a namespace: to the kernel it owns the files of the user who runs the
   * command.
   */
  MAPPED_USER,
  /** The user is another one than root, who runs the command, and owns no file. */
  OTHER_USER;

  /**
   * Others reach it, unlike a run folder below root's home. What a fork mounts there ends with it.
   */
  private static final Path REACHABLE = Path.of("/dev/shm");

  private static final String TMPFS = "mount -t tmpfs -o size=256m,mode=";

  /**
   * Begins the command line of a process that starts such servers: it is alone in a network with
   * nothing but loopback, which is down at first.
   */
  public List<String> network() {
    return switch (this) {
      case NONE -> List.of();
      case MAPPED_USER -> List.of("unshare", "--user", "--map-root-user", "--net", "--");
      case OTHER_USER ->
          List.of(
              "unshare",
              "--net",
              "--mount",
              "--",
              "sh",
              "-c",
              TMPFS + "0755 tmpfs " + REACHABLE + " && exec \"$0\" \"$@\"");
    };
  }

  /** Where that process keeps what such a server has to reach. */
  public Path folder() {
    return this == OTHER_USER ? REACHABLE : Path.of(System.getProperty("java.io.tmpdir"));
  }

  /**
   * Begins the command line of such a server, in that network.
   *
   * @param temporary an empty folder for its temporary files, in a folder of this server alone,
   *     which is in {@link #folder}
   */
  public List<String> command(Path temporary) {
    return switch (this) {
      case NONE -> List.of();
      case MAPPED_USER ->
          script(
              List.of("unshare", "--user", "--map-root-user", "--mount", "--"),
              TMPFS
                  + "0700 tmpfs \"$0\""
                  + " && exec unshare --user --map-user=65534 --map-group=65534 -- \"$@\"",
              temporary);
      case OTHER_USER ->
          script(
              List.of("unshare", "--mount", "--"),
              "chown 65534:65534 \"${0%/*}\" && "
                  + TMPFS
                  + "0700,uid=65534,gid=65534 tmpfs \"$0\""
                  + " && exec setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs"
                  + " --inh-caps=-all -- \"$@\"",
              temporary);
    };
  }

  private static List<String> script(List<String> unshare, String script, Path argument) {
    List<String> command = new ArrayList<>(unshare);
    command.addAll(List.of("sh", "-c", script, argument.toString()));
    return command;
  }
}
