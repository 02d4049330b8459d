package org.xmlbench.soap.http;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.measure.KeyValues;

/**
 * The node where servers are started, when that is not this one.
 *
 * @param command begins a command line that runs there, its words separated by spaces, such as
 *     {@code srun --nodes=1 --ntasks=1 --relative=1}; standard input and output are passed on
 */
public record ServerNode(String command, ListenAddress listen) {
  private static final String COMMAND = "server-command";
  private static final String LISTEN = "listen";

  /**
   * @throws UserErrorException when there is no command
   */
  public ServerNode {
    if (command.isBlank()) {
      throw new UserErrorException(
          "--server-command: write what begins a command line on the servers' node, such as 'srun"
              + " --nodes=1 --ntasks=1 --relative=1'");
    }
  }

  public List<String> words() {
    return List.of(command.strip().split("\\s+"));
  }

  /** The arguments of a fork that name it. */
  public List<String> toArguments() {
    return List.of(COMMAND + "=" + command, LISTEN + "=" + listen.text());
  }

  /** Reads what {@link #toArguments()} wrote; empty where it is this node. */
  static Optional<ServerNode> of(KeyValues values) {
    return values
        .optional(COMMAND)
        .map(command -> new ServerNode(command, new ListenAddress(values.required(LISTEN))));
  }
}
