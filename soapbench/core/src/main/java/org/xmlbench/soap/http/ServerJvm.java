package org.xmlbench.soap.http;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.security.MessageKeys;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/** Parts of the command line of a server's JVM, which is as this one as far as a user's is. */
final class ServerJvm {
  /** What a fork's JVM has, and a server's has not. */
  static final String EXIT_ON_FULL_HEAP = "-XX:+ExitOnOutOfMemoryError";

  private ServerJvm() {}

  /** This JVM's {@code java}. */
  static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /** Options of this JVM that a server's has, too. */
  static List<String> options() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(ServerJvm::isServers)
        .toList();
  }

  /**
   * A fork ends when its heap is full, so that no figure is of a JVM that had none left. A user's
   * server goes on, and so does this one.
   */
  private static boolean isServers(String option) {
    return !option.startsWith("-Xlog")
        && !option.startsWith("-agentlib")
        && !option.equals(EXIT_ON_FULL_HEAP);
  }

  /** What stands behind the options: its keys, class path and class, the toolkit and its data. */
  static List<String> of(Class<?> main, ToolkitDescription toolkit, DataRule rule)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>();
    if (toolkit.encoding().isSecured()) {
      words.add(MessageKeys.here().jvmOption());
    }
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    words.add(ServerMain.TOOLKIT + "=" + toolkit.id());
    words.add(ServerMain.RULE + "=" + rule.label());
    return words;
  }
}
