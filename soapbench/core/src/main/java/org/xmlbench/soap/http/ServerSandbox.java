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
  NONE(List.of(), List.of()),
  /**
   * The user is one of a namespace: to the kernel it owns the files of the user who runs the
   * command.
   */
  MAPPED_USER(
      List.of("unshare", "--user", "--map-root-user", "--net", "--"),
      List.of(
          "unshare",
          "--user",
          "--map-root-user",
          "--mount",
          "--",
          "sh",
          "-c",
          "mount -t tmpfs -o size=256m,mode=0700 tmpfs \"$0\""
              + " && exec unshare --user --map-user=65534 --map-group=65534 -- \"$@\"")),
  /** The user is another one than root, who runs the command, and owns no file. */
  OTHER_USER(
      List.of("unshare", "--net", "--"),
      List.of(
          "unshare",
          "--mount",
          "--",
          "sh",
          "-c",
          "chown 65534:65534 \"${0%/*}\""
              + " && mount -t tmpfs -o size=256m,mode=0700,uid=65534,gid=65534 tmpfs \"$0\""
              + " && exec setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs"
              + " --inh-caps=-all -- \"$@\""));

  private final List<String> network;
  private final List<String> sandbox;

  ServerSandbox(List<String> network, List<String> sandbox) {
    this.network = network;
    this.sandbox = sandbox;
  }

  /**
   * Begins the command line of a process that starts such servers: it is alone in a network with
   * nothing but loopback, which is down at first.
   */
  public List<String> network() {
    return network;
  }

  /**
   * Begins the command line of such a server, in that network.
   *
   * @param temporary an empty folder for its temporary files, in a folder of this server alone
   */
  public List<String> command(Path temporary) {
    List<String> command = new ArrayList<>(sandbox);
    if (this != NONE) {
      command.add(temporary.toString());
    }
    return command;
  }
}
