package org.xmlbench.house.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.platform.HardwareCounters;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.Finding;
import org.xmlbench.results.store.HostDiagnosis;

/** The whole diagnosis of made-up hosts, against golden files; and the real one of this host. */
class DoctorTest {
  @TempDir private Path root;

  @Test
  void quietHostHasNothingToFix() throws Exception {
    FakeHost host = FakeHost.quiet(root);
    HostDiagnosis diagnosis = examine(host, () -> host.cpu(1004, 0, 99_596));

    assertThat(diagnosis.warnings()).isEmpty();
    assertGolden(diagnosis, "quiet.json");
  }

  @Test
  void aBuildThatHasEndedIsNoNoise() throws Exception {
    FakeHost host = FakeHost.quiet(root);
    host.put("/proc/loadavg", "3.10 2.00 1.00 1/300 9\n");
    HostDiagnosis diagnosis = examine(host, () -> host.cpu(1004, 0, 99_596));

    assertThat(diagnosis.warnings()).isEmpty();
    assertThat(diagnosis.findings())
        .filteredOn(finding -> finding.name().equals("load"))
        .extracting(Finding::value, Finding::why)
        .containsExactly(
            org.assertj.core.api.Assertions.tuple(
                "3.10 in the last minute, 2 processors",
                "What ran then, such as the build before, has ended."));
  }

  /** A command prepares its run while the host is watched. */
  @Test
  void whatThisProcessAndItsChildrenDoMeanwhileIsNotOthersWork() throws Exception {
    FakeHost host = FakeHost.quiet(root);
    host.put("/proc/loadavg", "3.10 2.00 1.00 1/300 9\n");
    HostDiagnosis diagnosis =
        examine(
            host,
            () -> {
              host.cpu(1300, 0, 99_300);
              host.ownProcess(200, 150);
              host.process(77, "java", FakeHost.OWN_PID, 50);
            });

    assertThat(diagnosis.warnings()).isEmpty();
    assertThat(finding(diagnosis, "neighbours").value()).isEqualTo("0 % of a processor");
  }

  @Test
  void aWatchThatTheCommandBeganServesOneSession() throws Exception {
    HostWatch begun = Doctor.ofThisHost().watch();
    ScopedValue.where(HostWatch.BEGUN, new AtomicReference<>(begun))
        .run(
            () -> {
              assertThat(HostWatch.ofSession()).isSameAs(begun);
              assertThat(HostWatch.ofSession()).isNotSameAs(begun);
            });
    assertThat(HostWatch.ofSession()).isNotSameAs(begun);
  }

  @Test
  void noisyHostOfControlGroupsTwo() throws Exception {
    FakeHost host = FakeHost.quiet(root);
    host.put("/proc/loadavg", "3.10 2.00 1.00 4/300 9\n");
    host.process(41, "cc1plus", 40, 5000);
    host.process(42, "a) R 1 (x", 40, 20);
    host.process(43, "kworker/0:1", 2, 0);
    host.cpufreq("powersave", "performance");
    host.put("/sys/devices/system/cpu/intel_pstate/no_turbo", "0\n");
    host.put("/sys/kernel/mm/transparent_hugepage/enabled", "[always] madvise never\n");
    host.clockSource("hpet", "hpet tsc");
    host.put("/sys/fs/cgroup/user.slice/cpu.max", "150000 100000\n");
    host.memory(16 << 20, 1 << 20, 2 << 20, 1 << 20);
    host.swapped(10, 20);
    HostDiagnosis diagnosis =
        examine(
            host,
            () -> {
              host.cpu(1300, 30, 99_270);
              host.process(41, "cc1plus", 40, 5150);
              host.process(42, "a) R 1 (x", 40, 26);
              host.process(43, "kworker/0:1", 2, 9);
              host.process(44, "born\tnow", 40, 60);
              host.process(FakeHost.OWN_PID, "java", 1, 112);
              host.throttled("/sys/fs/cgroup/user.slice/bench", 7);
              host.swapped(15, 27);
            });

    assertThat(diagnosis.findings()).allMatch(Finding::matters);
    assertGolden(diagnosis, "noisy-v2.json");
  }

  @Test
  void limitsOfControlGroupsOneInAContainer() throws Exception {
    FakeHost host = FakeHost.quiet(root);
    // The path is the host's; the container sees its own group as the mount.
    host.put(
        "/proc/self/cgroup", "4:memory:/docker/ab12\n3:cpuset:/\n2:cpu,cpuacct:/docker/ab12\n");
    host.put(
        "/proc/self/mountinfo",
        """
        31 24 0:27 / /sys/fs/cgroup rw - tmpfs tmpfs rw
        32 31 0:28 /docker/ab12 /sys/fs/cgroup/cpu,cpuacct ro master:3 - cgroup cgroup rw,cpu,cpuacct
        33 31 0:29 /docker/ab12 /sys/fs/cgroup/memory ro - cgroup cgroup rw,memory
        """);
    host.put("/sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us", "50000\n");
    host.put("/sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us", "100000\n");
    host.throttled("/sys/fs/cgroup/cpu,cpuacct", 3);
    host.put("/sys/fs/cgroup/memory/memory.limit_in_bytes", "3221225472\n");
    host.put("/sys/fs/cgroup/memory/memory.usage_in_bytes", "2147483648\n");
    host.put("/sys/fs/cgroup/memory/memory.stat", "cache 5\ntotal_inactive_file 536870912\n");
    HostDiagnosis diagnosis = examine(host, () -> {});

    assertThat(diagnosis.warnings())
        .extracting(Finding::name, Finding::value, Finding::mend)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(
                "CPU limit",
                "0.50 of 2 processors",
                "echo -1 | sudo tee /sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us"),
            org.assertj.core.groups.Tuple.tuple(
                "CPU throttling",
                "0 times now, 3 times since the group was made",
                "echo -1 | sudo tee /sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us"),
            org.assertj.core.groups.Tuple.tuple(
                "free memory", "12.0 of 16.0 GiB, 1.5 GiB in the control group", null));
  }

  @Test
  void neighboursThatCannotBeSeenAreCounted() throws Exception {
    FakeHost host = FakeHost.quiet(root);
    Finding neighbours = finding(examine(host, () -> host.cpu(1150, 0, 99_450)), "neighbours");

    assertThat(neighbours.matters()).isTrue();
    assertThat(neighbours.value())
        .isEqualTo("0 % of a processor, 50 % more by what ended or cannot be seen");
    assertThat(neighbours.mend()).isNull();
  }

  @Test
  void aNewProcessOfTheSameIdHasNoPast() throws Exception {
    FakeHost host = FakeHost.quiet(root);
    host.process(41, "old", 1, 90_000);
    Finding neighbours =
        finding(
            examine(
                host,
                () -> {
                  host.cpu(1300, 0, 99_300);
                  host.put(
                      "/proc/41/stat",
                      "41 (new) S 1 0 0 0 -1 0 0 0 0 0 200 100 0 0 20 0 1 0 99999 0 0\n");
                }),
            "neighbours");

    assertThat(neighbours.value()).isEqualTo("100 % of a processor, new (pid 41) 100 %");
    assertThat(neighbours.mend())
        .isEqualTo("Wait until they have ended, or ask their owner: new (pid 41).");
    assertThat(neighbours.mendNow()).isEqualTo("kill -STOP 41");
  }

  @Test
  void aLimitWiderThanAForkNeedsIsFine() throws Exception {
    FakeHost host = FakeHost.quiet(root);
    host.put("/sys/fs/cgroup/user.slice/bench/cpu.max", "200000 100000\n");

    Finding limit = finding(examine(host, () -> {}), "CPU limit");

    assertThat(limit.matters()).isFalse();
    assertThat(limit.value()).isEqualTo("2.00 of 2 processors");
  }

  @Test
  void whatIsMissingIsUnknown() throws Exception {
    HostDiagnosis diagnosis = examine(FakeHost.empty(root), () -> {});

    assertThat(diagnosis.findings())
        .hasSize(11)
        .allMatch(finding -> finding.state() == Finding.State.UNKNOWN)
        .allMatch(finding -> finding.value() == null)
        .allMatch(finding -> finding.why().startsWith("Not readable here: "));
  }

  @Test
  void whatIsGarbledIsUnknown() throws Exception {
    for (String garbage : List.of("", "\n", "x", "cpu a b c d e f g h i j\n", "[]\n", "0:\n")) {
      FakeHost host = FakeHost.quiet(root);
      for (String file :
          List.of(
              "/proc/loadavg",
              "/proc/stat",
              "/proc/self/cgroup",
              "/proc/meminfo",
              "/proc/vmstat",
              "/sys/kernel/mm/transparent_hugepage/enabled",
              "/sys/devices/system/cpu/intel_pstate/no_turbo")) {
        host.put(file, garbage);
      }
      HostDiagnosis diagnosis = examine(host, () -> {});
      assertThat(
              diagnosis.findings().stream()
                  .filter(finding -> finding.state() == Finding.State.UNKNOWN)
                  .map(Finding::name))
          .as("with '%s'", garbage)
          .contains("load", "neighbours", "steal time", "turbo", "transparent huge pages", "swap");
    }
  }

  @Test
  void elsewhereEveryCheckIsUnavailable() throws Exception {
    HostDiagnosis diagnosis = Doctor.of(FakeHost.quiet(root).files(), "Mac OS X").watch().end();

    assertThat(diagnosis.findings())
        .hasSize(11)
        .allMatch(finding -> finding.state() == Finding.State.UNAVAILABLE)
        .allMatch(finding -> finding.why().contains("Unavailable"));
  }

  @Test
  void thisHostIsRead() throws Exception {
    HostDiagnosis diagnosis = Doctor.ofThisHost().examine(Duration.ofMillis(100));

    assertThat(diagnosis.findings()).hasSize(12).doesNotHaveDuplicates();
    assertThat(diagnosis.findings())
        .filteredOn(finding -> finding.state() != Finding.State.WARNS)
        .allMatch(finding -> finding.mend() == null);
  }

  private static Finding counters(HardwareCounters.Offer offer, Path root) throws Exception {
    return new CountersCheck(() -> offer)
        .begin(FakeHost.quiet(root).files())
        .end(FakeHost.quiet(root).files());
  }

  @Test
  void missingCountersAreHarmlessAndSayWhy() throws Exception {
    assertThat(
            counters(
                new HardwareCounters.Offer(List.of("instructions", "cycles"), null, false), root))
        .isEqualTo(
            Finding.ok(
                "hardware counters",
                "instructions, cycles",
                "Runs show how many of them a parser needs for a byte."));
    assertThat(counters(new HardwareCounters.Offer(List.of(), "ENOENT", false), root))
        .isEqualTo(
            Finding.ok(
                "hardware counters",
                "none: ENOENT",
                "Runs do not show what is not counted; it orders nothing."));
    assertThat(counters(new HardwareCounters.Offer(List.of(), "EACCES", true), root).why())
        .endsWith(", and 'sudo sysctl kernel.perf_event_paranoid=2' may permit it.");
  }

  private static HostDiagnosis examine(FakeHost host, Runnable meanwhile) throws Exception {
    HostWatch watch = Doctor.of(host.files(), "Linux").watch();
    meanwhile.run();
    return watch.end();
  }

  private static Finding finding(HostDiagnosis diagnosis, String name) {
    return diagnosis.findings().stream()
        .filter(finding -> finding.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static void assertGolden(HostDiagnosis diagnosis, String name) throws IOException {
    String text =
        DoctorFile.text(List.of(new HostDiagnosis("2026-11-01T12:00:00Z", diagnosis.findings())));
    try (InputStream golden = DoctorTest.class.getResourceAsStream(name)) {
      assertThat(golden).as(name).isNotNull();
      assertThat(text).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }
}
