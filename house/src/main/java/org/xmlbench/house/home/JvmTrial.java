package org.xmlbench.house.home;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.core.platform.JvmProbe;

/**
 * Starts a JVM once, with its options and the smallest program, before anything is measured:
 * options that it refuses are the user's error and not a failure of what it runs.
 */
public final class JvmTrial {
  private static final Duration LIMIT = Duration.ofMinutes(1);

  /** Lines that a JVM prints beside the cause. */
  private static final Pattern NO_CAUSE =
      Pattern.compile(
          "\\s*|.* warning: .*|Error occurred during initialization of .*"
              + "|Error: Could not create the Java Virtual Machine\\."
              + "|Error: A fatal exception has occurred\\. Program will exit\\.");

  private JvmTrial() {}

  /**
   * Returns normally when that JVM starts.
   *
   * @throws UserErrorException when it does not; the message has the JVM's own reason
   */
  public static void start(ForkJvm jvm, List<Path> core) throws InterruptedException {
    start(jvm, core, LIMIT);
  }

  /** The same within that time. */
  public static void start(ForkJvm jvm, List<Path> core, Duration limit)
      throws InterruptedException {
    List<String> command = new ArrayList<>(List.of(jvm.java().toString()));
    command.addAll(jvm.options());
    command.add("-cp");
    command.add(JavaCommand.classPath(core));
    command.add(JvmProbe.class.getName());
    ChildProcess.End end;
    try {
      end = ChildProcess.command(command).withoutJvmOptions().run(limit);
    } catch (IOException e) {
      throw refused(jvm, e.getMessage());
    }
    if (end.status().isEmpty()) {
      throw refused(jvm, "it did not run a program within %d s".formatted(limit.toSeconds()));
    }
    judge(jvm, end.status().getAsInt(), end.text());
  }

  private static void judge(ForkJvm jvm, int exit, String output) {
    if (exit == 0 && output.lines().anyMatch(JvmProbe.RAN::equals)) {
      return;
    }
    if (exit == 0) {
      throw refused(jvm, "it runs no program with them");
    }
    throw refused(
        jvm,
        output
            .lines()
            .filter(line -> !NO_CAUSE.matcher(line).matches())
            .findFirst()
            .orElse("it ended with " + exit));
  }

  private static UserErrorException refused(ForkJvm jvm, String why) {
    String options = jvm.options().isEmpty() ? "" : " with " + String.join(" ", jvm.options());
    return new UserErrorException(
        "%s does not start%s: %s".formatted(jvm.java(), options, why.strip()));
  }
}
