package org.xmlbench.house.doctor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder with the files of Linux that the doctor reads. */
final class FakeHost {
  static final long OWN_PID = 700;

  private final Path root;

  private FakeHost(Path root) {
    this.root = root;
  }

  /** A host without any file. */
  static FakeHost empty(Path root) {
    return new FakeHost(root);
  }

  /** Two processors, nothing to complain about, control groups of version 2. */
  static FakeHost quiet(Path root) {
    FakeHost host = new FakeHost(root);
    host.put("/proc/loadavg", "0.04 0.10 0.20 1/200 701\n");
    host.cpu(1000, 0, 99_000);
    host.process(OWN_PID, "java", 1, 100);
    host.process(1, "init", 0, 400);
    host.cpufreq("performance", "performance");
    host.put("/sys/devices/system/cpu/intel_pstate/no_turbo", "1\n");
    host.put("/sys/kernel/mm/transparent_hugepage/enabled", "always [madvise] never\n");
    host.clockSource("tsc", "tsc hpet acpi_pm");
    host.put("/proc/self/cgroup", "0::/user.slice/bench\n");
    host.put(
        "/proc/self/mountinfo",
        """
        24 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
        31 24 0:27 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate
        """);
    host.put("/sys/fs/cgroup/cgroup.procs", "");
    host.put("/sys/fs/cgroup/cpu.stat", "usage_usec 1\nuser_usec 1\nsystem_usec 0\n");
    host.put("/sys/fs/cgroup/user.slice/cpu.max", "max 100000\n");
    host.put("/sys/fs/cgroup/user.slice/bench/cpu.max", "max 100000\n");
    host.throttled("/sys/fs/cgroup/user.slice/bench", 0);
    host.memory(16 << 20, 12 << 20, 0, 0);
    host.swapped(0, 0);
    return host;
  }

  HostFiles files() {
    return new HostFiles(root, OWN_PID);
  }

  /** Ticks of both processors together. */
  void cpu(long user, long steal, long idle) {
    put(
        "/proc/stat",
        """
        cpu  %d 0 0 %d 0 0 0 %d 0 0
        cpu0 %d 0 0 %d 0 0 0 %d 0 0
        cpu1 0 0 0 0 0 0 0 0 0 0
        ctxt 5
        """
            .formatted(user, idle, steal, user, idle, steal));
  }

  void process(long pid, String name, long parent, long ticks) {
    put(
        "/proc/" + pid + "/stat",
        "%d (%s) S %d 0 0 0 -1 0 0 0 0 0 %d 0 0 0 20 0 1 0 %d 0 0\n"
            .formatted(pid, name, parent, ticks, pid));
  }

  /** This program, which has used so many ticks itself, and by children that have ended. */
  void ownProcess(long ticks, long childrens) {
    put(
        "/proc/" + OWN_PID + "/stat",
        "%d (java) S 1 0 0 0 -1 0 0 0 0 0 %d 0 %d 0 20 0 1 0 %d 0 0\n"
            .formatted(OWN_PID, ticks, childrens, OWN_PID));
  }

  void cpufreq(String first, String second) {
    put("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", first + "\n");
    put("/sys/devices/system/cpu/cpu1/cpufreq/scaling_governor", second + "\n");
    put("/sys/devices/system/cpu/cpuidle/x", "");
  }

  void clockSource(String current, String available) {
    put("/sys/devices/system/clocksource/clocksource0/current_clocksource", current + "\n");
    put("/sys/devices/system/clocksource/clocksource0/available_clocksource", available + "\n");
  }

  void throttled(String group, long times) {
    put(group + "/cpu.stat", "nr_periods 100\nnr_throttled " + times + "\nthrottled_usec 1\n");
  }

  /** All in KiB. */
  void memory(long total, long available, long swap, long swapFree) {
    put(
        "/proc/meminfo",
        """
        MemTotal:       %d kB
        MemFree:        1 kB
        MemAvailable:   %d kB
        SwapTotal:      %d kB
        SwapFree:       %d kB
        """
            .formatted(total, available, swap, swapFree));
  }

  void swapped(long in, long out) {
    put("/proc/vmstat", "nr_free_pages 1\npswpin %d\npswpout %d\n".formatted(in, out));
  }

  void put(String path, String text) {
    Path file = root.resolve(path.substring(1));
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
