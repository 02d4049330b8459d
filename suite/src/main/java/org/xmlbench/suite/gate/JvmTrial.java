package org.xmlbench.suite.gate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.platform.JvmProbe;
import org.xmlbench.suite.home.ForkJvm;
import org.xmlbench.suite.home.JavaCommand;

/**
 * Starts an arm's JVM once, with its options and the smallest program, before anything is measured:
 * what it refuses is the user's mistake and no fault of the arm.
 */
final class JvmTrial {
  private static final Duration LIMIT = Duration.ofMinutes(1);

  /** What a JVM says beside the cause. */
  private static final Pattern NO_CAUSE =
      Pattern.compile(
          "\\s*|.* warning: .*|Error occurred during initialization of .*"
              + "|Error: Could not create the Java Virtual Machine\\."
              + "|Error: A fatal exception has occurred\\. Program will exit\\.");

  private JvmTrial() {}

  /**
   * Returns where that JVM starts.
   *
   * @throws UserErrorException where it does not, with the JVM's own reason
   */
  static void start(ForkJvm jvm, List<Path> core) throws InterruptedException {
    start(jvm, core, LIMIT);
  }

  static void start(ForkJvm jvm, List<Path> core, Duration limit) throws InterruptedException {
    List<String> command = new ArrayList<>(List.of(jvm.java().toString()));
    command.addAll(jvm.options());
    command.add("-cp");
    command.add(JavaCommand.classPath(core));
    command.add(JvmProbe.class.getName());
    ProcessBuilder builder =
        JavaCommand.withoutMeddling(new ProcessBuilder(command)).redirectErrorStream(true);
    Process process;
    try {
      process = builder.start();
      process.getOutputStream().close();
    } catch (IOException e) {
      throw refused(jvm, e.getMessage());
    }
    try {
      var said = CompletableFuture.supplyAsync(() -> output(process));
      if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        throw refused(jvm, "it did not run a program within %d s".formatted(limit.toSeconds()));
      }
      judge(jvm, process.exitValue(), said.join());
    } finally {
      process.destroyForcibly();
    }
  }

  private static void judge(ForkJvm jvm, int exit, String said) {
    if (exit == 0 && said.lines().anyMatch(JvmProbe.RAN::equals)) {
      return;
    }
    if (exit == 0) {
      throw refused(jvm, "it runs no program with them");
    }
    throw refused(
        jvm,
        said.lines()
            .filter(line -> !NO_CAUSE.matcher(line).matches())
            .findFirst()
            .orElse("it ended with " + exit));
  }

  private static String output(Process process) {
    try (var in = process.getInputStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static UserErrorException refused(ForkJvm jvm, String why) {
    String options = jvm.options().isEmpty() ? "" : " with " + String.join(" ", jvm.options());
    return new UserErrorException(
        "%s does not start%s: %s".formatted(jvm.java(), options, why.strip()));
  }
}
