package org.xmlbench.house.doctor;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Processor time since the host started, over all its processors, in ticks of the kernel's clock
 * (proc(5), {@code /proc/stat}; guest time is part of user time there).
 *
 * @param busy running anything
 * @param stolen waiting because the hypervisor ran something else
 * @param total busy, stolen and idle
 */
record CpuTicks(long busy, long stolen, long total, int processors) {
  private static final String STAT = "/proc/stat";
  private static final Pattern PROCESSOR = Pattern.compile("cpu\\d+ .*");
  private static final int IDLE = 4;
  private static final int IO_WAIT = 5;
  private static final int STEAL = 8;

  /**
   * Reads the counters.
   *
   * @throws HostFiles.UnreadableException when they cannot be read
   */
  static CpuTicks read(HostFiles host) {
    List<String> lines = host.lines(STAT);
    List<String> words = HostFiles.words(lines.isEmpty() ? "" : lines.getFirst());
    if (!words.getFirst().equals("cpu") || words.size() <= STEAL) {
      throw new HostFiles.UnreadableException(STAT, null);
    }
    long total = 0;
    for (int i = 1; i <= STEAL; i++) {
      total += HostFiles.parse(STAT, words.get(i));
    }
    long stolen = HostFiles.parse(STAT, words.get(STEAL));
    long idle = HostFiles.parse(STAT, words.get(IDLE)) + HostFiles.parse(STAT, words.get(IO_WAIT));
    long processors = lines.stream().filter(line -> PROCESSOR.matcher(line).matches()).count();
    return new CpuTicks(total - idle - stolen, stolen, total, (int) Math.max(1, processors));
  }

  /** What passed since an earlier reading. */
  CpuTicks since(CpuTicks earlier) {
    return new CpuTicks(
        busy - earlier.busy, stolen - earlier.stolen, total - earlier.total, processors);
  }

  /** Share of the total, in percent; 0 where no time passed. */
  double percentStolen() {
    return total == 0 ? 0 : 100.0 * stolen / total;
  }

  double percentOfOne(long ticks) {
    return total == 0 ? 0 : 100.0 * ticks * processors / total;
  }
}
