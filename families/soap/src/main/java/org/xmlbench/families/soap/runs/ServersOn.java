package org.xmlbench.families.soap.runs;

import java.util.Optional;
import org.xmlbench.soap.http.ListenAddress;
import org.xmlbench.soap.http.ServerNode;

/**
 * Where the servers of a run are, as it was asked for.
 *
 * @param serverCommand begins a command line on the other node; empty where they are on this one
 * @param listen on which of that node's addresses they listen
 */
public record ServersOn(Optional<String> serverCommand, Optional<String> listen) {
  /** Beside their clients. */
  public static final ServersOn THIS_NODE = new ServersOn(Optional.empty(), Optional.empty());

  public ServersOn {
    serverCommand = serverCommand == null ? Optional.empty() : serverCommand;
    listen = listen == null ? Optional.empty() : listen;
  }

  /**
   * The other node; empty where they are on this one.
   *
   * @throws org.xmlbench.core.UserErrorException when there is no such command or address
   */
  public Optional<ServerNode> node() {
    return serverCommand.map(
        command -> new ServerNode(command, new ListenAddress(listen.orElse(""))));
  }
}
