package org.xmlbench.families.soap.runs;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.soap.http.ServerNode;

/** Looks at the node of a run's servers before anything is measured. */
final class ServerNodeCheck {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  /** Characters that are repeated of what a command says. */
  private static final int MOST_SAID = 200;

  private ServerNodeCheck() {}

  /**
   * The fingerprint of that node.
   *
   * @throws UserErrorException when its command does not lead there, or it has another JDK
   */
  static HostFingerprint look(ServerNode node) throws InterruptedException {
    HostFingerprint there =
        ServerNodeMain.read(output(node))
            .orElseThrow(() -> new IllegalStateException("a node says nothing of itself"));
    String here = Runtime.version().toString();
    if (!here.equals(there.jdkVersion())) {
      throw new UserErrorException(
          "--server-command: its node has Java %s, and this one %s: let it find the same JDK"
              .formatted(there.jdkVersion(), here));
    }
    return there;
  }

  private static String output(ServerNode node) throws InterruptedException {
    List<String> command = new ArrayList<>(node.words());
    command.add(JavaCommand.java().toString());
    command.add("--enable-native-access=ALL-UNNAMED");
    command.addAll(
        List.of(
            "-cp",
            System.getProperty("java.class.path"),
            ServerNodeMain.class.getName(),
            node.listen().text()));
    ChildProcess.End end;
    try {
      end = ChildProcess.command(command).withoutJvmOptions().run(LIMIT);
    } catch (IOException e) {
      throw failure(node, "it cannot be started: " + e.getMessage());
    }
    if (end.status().isEmpty()) {
      throw failure(
          node,
          "its node says nothing for %d s: is it free for a step?".formatted(LIMIT.toSeconds()));
    }
    ServerNodeMain.refusal(end.text())
        .ifPresent(
            reason -> {
              throw new UserErrorException(reason);
            });
    if (ServerNodeMain.read(end.text()).isEmpty()) {
      String last =
          end.text().lines().filter(line -> !line.isBlank()).reduce((a, b) -> b).orElse("nothing");
      throw failure(
          node,
          "it ended with status %d and said: %s"
              .formatted(end.status().getAsInt(), shortened(last)));
    }
    return end.text();
  }

  private static UserErrorException failure(ServerNode node, String reason) {
    return new UserErrorException("--server-command '%s': %s".formatted(node.command(), reason));
  }

  private static String shortened(String text) {
    return text.length() <= MOST_SAID ? text : text.substring(0, MOST_SAID) + "...";
  }
}
