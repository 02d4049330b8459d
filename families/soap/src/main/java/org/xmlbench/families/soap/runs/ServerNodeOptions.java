package org.xmlbench.families.soap.runs;

import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.OptionSection;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@OptionSection.Of(OptionSection.MACHINES)
@Command
public final class ServerNodeOptions {
  @Option(
      names = "--server-command",
      paramLabel = "COMMAND",
      description =
          "Start servers on another node with this command, such as 'srun --nodes=1 --ntasks=1"
              + " --relative=1' (soap over HTTP, load and sematech). Needs --listen.")
  private String command;

  @Option(
      names = "--listen",
      paramLabel = "ADDRESS",
      description =
          "Address on which the other node's servers listen, a host name, or a network that holds"
              + " the address (10.0.0.0/24). Each server accepts only requests with its own token.")
  private String listen;

  /**
   * Where servers are to be.
   *
   * @throws UserErrorException when half of it was given, or there is no such address
   */
  public ServersOn value() {
    if (command == null && listen == null) {
      return ServersOn.THIS_NODE;
    }
    if (command == null || listen == null) {
      throw new UserErrorException(
          "--server-command and --listen belong together: %s is missing"
              .formatted(command == null ? "--server-command" : "--listen"));
    }
    ServersOn asked = new ServersOn(Optional.of(command), Optional.of(listen));
    asked.node();
    return asked;
  }
}
