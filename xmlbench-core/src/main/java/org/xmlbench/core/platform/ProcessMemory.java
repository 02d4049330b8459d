package org.xmlbench.core.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public final class ProcessMemory {
  private static final Path PROC = Path.of("/proc");
  private static final Pattern RESIDENT = Pattern.compile("(?m)^VmRSS:\\s+(\\d+) kB$");
  private static final long KIB = 1024;

  /** The last line of a class histogram: instances, then bytes. */
  private static final Pattern TOTAL = Pattern.compile("(?m)^Total\\s+\\d+\\s+(\\d+)\\s*$");

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private ProcessMemory() {}

  /**
   * Bytes of it that are in memory, those of files that it maps included: {@code VmRSS} of proc(5).
   *
   * @return empty where the platform does not tell, or the process has ended
   */
  public static OptionalLong resident(long pid) {
    Path status = PROC.resolve(Long.toString(pid)).resolve("status");
    try {
      return first(RESIDENT, Files.readString(status), KIB);
    } catch (IOException e) {
      return OptionalLong.empty();
    }
  }

  /**
   * Bytes of the objects that can be reached in a JVM of this user, after a full collection, which
   * this causes; by the {@code jcmd} of the JDK that runs this JVM.
   *
   * @return empty where there is no such program, or it does not reach that JVM
   * @throws IllegalArgumentException when that is this JVM: it stands still while it answers, and
   *     no caller would read the answer
   */
  public static OptionalLong liveHeap(long pid) throws InterruptedException {
    if (pid == ProcessHandle.current().pid()) {
      throw new IllegalArgumentException("a JVM cannot look at its own heap from outside");
    }
    Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    try {
      return first(
          TOTAL,
          ChildProcess.command(jcmd.toString(), Long.toString(pid), "GC.class_histogram")
              .withoutJvmOptions()
              .run(PATIENCE)
              .text(),
          1);
    } catch (IOException e) {
      return OptionalLong.empty();
    }
  }

  private static OptionalLong first(Pattern pattern, String text, long unit) {
    return Optional.of(pattern.matcher(text))
        .filter(Matcher::find)
        .map(found -> OptionalLong.of(Long.parseLong(found.group(1)) * unit))
        .orElseGet(OptionalLong::empty);
  }
}
