package org.xmlbench.families.sematech.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.xmlbench.core.platform.AllowedProcessors;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.soap.http.LocalServer;
import org.xmlbench.soap.http.ServerProcess;

/**
 * Gives sender and receiver a processor of their own each, where there are two: the study's were
 * two computers. By taskset(1), all threads of a process; those that come later inherit it. A
 * process that this JVM has not started is left alone, whatever a toolkit calls its own.
 */
final class OwnProcessors {
  private static final Path TASKSET = Path.of("/usr/bin/taskset");
  private static final Duration LIMIT = Duration.ofSeconds(10);

  private OwnProcessors() {}

  /**
   * Gives them, the sender's processes the first processor, the receiver the second.
   *
   * @return whether they have them now
   */
  static boolean give(List<ProcessHandle> sender, ProcessHandle receiver)
      throws IOException, InterruptedException {
    List<Integer> processors = AllowedProcessors.numbers();
    if (processors.size() < 2 || !Files.isExecutable(TASKSET)) {
      return false;
    }
    boolean bound = bind(receiver, processors.get(1));
    for (ProcessHandle process : sender) {
      bound &= bind(process, processors.getFirst());
    }
    return bound;
  }

  /** The same of a receiver that may be on another node, where it has all processors. */
  static boolean give(List<ProcessHandle> sender, ServerProcess receiver)
      throws IOException, InterruptedException {
    return !(receiver instanceof LocalServer local) || give(sender, local.handle());
  }

  private static boolean bind(ProcessHandle process, int processor)
      throws IOException, InterruptedException {
    if (!isOfThisFork(process)) {
      return false;
    }
    List<String> command =
        List.of(
            TASKSET.toString(),
            "-a",
            "-c",
            "-p",
            Integer.toString(processor),
            Long.toString(process.pid()));
    return ChildProcess.command(command).run(LIMIT).status().orElse(1) == 0;
  }

  private static boolean isOfThisFork(ProcessHandle process) {
    ProcessHandle fork = ProcessHandle.current();
    return Stream.iterate(
            Optional.of(process), Optional::isPresent, of -> of.flatMap(ProcessHandle::parent))
        .anyMatch(of -> of.get().equals(fork));
  }
}
