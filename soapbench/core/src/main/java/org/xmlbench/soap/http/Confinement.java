package org.xmlbench.soap.http;

import java.nio.file.Path;
import java.util.List;

/**
 * What a server is kept from.
 *
 * @param sandboxed whether it runs as a user without rights, with a folder of bounded size for its
 *     temporary files, by {@code unshare(1)}: for what may harm its host
 * @param external whether its JVM may open what a message names; else the platform's properties
 *     deny it to the platform's parsers
 */
public record Confinement(boolean sandboxed, boolean external) {
  /** Nobody means harm. */
  public static final Confinement USUAL = new Confinement(false, false);

  /**
   * Begins the command line of a process that is alone in a network with nothing but loopback,
   * which is down at first, and that may make sandboxes.
   */
  public static final List<String> OWN_NETWORK =
      List.of("unshare", "--user", "--map-root-user", "--net", "--");

  /** Mounts what follows it, and starts the rest as a user without rights. */
  private static final String SCRIPT =
      "mount -t tmpfs -o size=256m,mode=0700 tmpfs \"$0\""
          + " && exec unshare --user --map-user=65534 --map-group=65534 -- \"$@\"";

  /**
   * Begins the command line of such a server.
   *
   * @param temporary an empty folder, for its temporary files
   */
  public List<String> command(Path temporary) {
    return sandboxed
        ? List.of(
            "unshare",
            "--user",
            "--map-root-user",
            "--mount",
            "--",
            "sh",
            "-c",
            SCRIPT,
            temporary.toString())
        : List.of();
  }

  /** Options of such a server's JVM. */
  List<String> jvmOptions(Path temporary) {
    return sandboxed ? List.of("-Djava.io.tmpdir=" + temporary) : List.of();
  }

  /** Arguments of {@link ServerMain}. */
  List<String> arguments() {
    return external ? List.of(ServerMain.EXTERNAL + "=" + ServerMain.ALLOWED) : List.of();
  }
}
