package org.xmlbench.house.doctor;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Processor time of one process in ticks of the kernel's clock (proc(5), {@code /proc/PID/stat}).
 *
 * @param pid process id
 * @param parent process id of its parent
 * @param name name of its program, whatever characters it has
 * @param kernel whether it is a thread of the kernel
 * @param started when, in ticks since the host started: distinguishes a new process of the same id
 * @param ticks processor time that it has used; of this program with that of its children that have
 *     ended
 */
record ProcessTicks(long pid, long parent, String name, boolean kernel, long started, long ticks) {
  private static final Pattern PID = Pattern.compile("\\d+");
  private static final long KERNEL_PARENT = 2;

  /** Places after the name, which may itself hold blanks and brackets. */
  private static final int PARENT = 1;

  private static final int USER = 11;
  private static final int SYSTEM = 12;
  private static final int CHILDRENS_USER = 13;
  private static final int CHILDRENS_SYSTEM = 14;
  private static final int STARTED = 19;

  /**
   * All processes that can be seen.
   *
   * @throws HostFiles.UnreadableException when none can
   */
  static Map<Long, ProcessTicks> read(HostFiles host) {
    Map<Long, ProcessTicks> processes = new HashMap<>();
    for (String pid : host.names("/proc", PID)) {
      try {
        ProcessTicks process = parse(host, Long.parseLong(pid));
        processes.put(process.pid(), process);
      } catch (HostFiles.UnreadableException e) {
        // It ended since the folder was listed, or is hidden: its time is not counted.
      }
    }
    return processes;
  }

  /** Whether it is that process or descends from it. */
  boolean isOf(long ancestor, Map<Long, ProcessTicks> processes) {
    ProcessTicks process = this;
    while (process != null && process.pid != ancestor) {
      process = processes.get(process.parent);
    }
    return process != null;
  }

  private static ProcessTicks parse(HostFiles host, long pid) {
    String file = "/proc/" + pid + "/stat";
    String line = host.text(file);
    int open = line.indexOf('(');
    int close = line.lastIndexOf(')');
    List<String> words = HostFiles.words(line.substring(close + 1));
    if (open < 0 || close < open || words.size() <= STARTED) {
      throw new HostFiles.UnreadableException(file, null);
    }
    long parent = HostFiles.parse(file, words.get(PARENT));
    return new ProcessTicks(
        pid,
        parent,
        line.substring(open + 1, close),
        pid == KERNEL_PARENT || parent == KERNEL_PARENT,
        HostFiles.parse(file, words.get(STARTED)),
        ticks(file, words, pid == host.ownPid()));
  }

  private static long ticks(String file, List<String> words, boolean withChildren) {
    IntStream places =
        withChildren
            ? IntStream.of(USER, SYSTEM, CHILDRENS_USER, CHILDRENS_SYSTEM)
            : IntStream.of(USER, SYSTEM);
    return places.mapToLong(place -> HostFiles.parse(file, words.get(place))).sum();
  }

  /** What it used since an earlier reading; all of it where it was not there. */
  long since(Map<Long, ProcessTicks> earlier) {
    ProcessTicks before = earlier.get(pid);
    return before == null || before.started != started ? ticks : ticks - before.ticks;
  }
}
