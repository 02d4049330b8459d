package org.xmlbench.soap.http;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/**
 * Starts toolkits' servers where a fork's arguments say: on this host, or on another node.
 *
 * @param node empty for this host
 */
public record ServerLauncher(Optional<ServerNode> node) {
  /** Where that fork's arguments say. */
  public static ServerLauncher of(KeyValues arguments) {
    return new ServerLauncher(ServerNode.of(arguments));
  }

  /**
   * Starts a server and waits until it listens. Its JVM has this JVM's options and those that the
   * toolkit's description asks for.
   *
   * @throws IOException when it ends, fails, or is not there in a minute
   */
  public ServerProcess start(ToolkitDescription toolkit, DataRule rule)
      throws IOException, InterruptedException {
    return node.isEmpty()
        ? LocalServer.start(toolkit, rule)
        : NodeServer.start(node.get(), toolkit, rule, toolkit.serverOptions(), List.of());
  }

  /**
   * The same without what the description asks for.
   *
   * @throws IOException when it ends, fails, or is not there in a minute
   */
  public ServerProcess withHostsDefaults(ToolkitDescription toolkit, DataRule rule)
      throws IOException, InterruptedException {
    return node.isEmpty()
        ? LocalServer.withHostsDefaults(toolkit, rule)
        : NodeServer.start(node.get(), toolkit, rule, List.of(), List.of());
  }

  /**
   * Starts a server that records how it receives trace reports, and waits until it listens.
   *
   * @throws IOException when it ends, fails, or is not there in a minute
   */
  public ServerProcess watched(ToolkitDescription toolkit, Receiving receiving)
      throws IOException, InterruptedException {
    return node.isEmpty()
        ? LocalServer.watched(toolkit, receiving)
        : NodeServer.start(
            node.get(),
            toolkit,
            DataRule.PUBLISHED,
            toolkit.serverOptions(),
            List.of(ServerMain.RECEIVING + "=" + receiving.label()));
  }
}
