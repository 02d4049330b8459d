package org.xmlbench.house.doctor;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.platform.HardwareCounters;
import org.xmlbench.results.store.Finding;
import org.xmlbench.results.store.HostDiagnosis;

/** Reads what makes this host noisy. It changes nothing. */
public final class Doctor {
  private static final String LINUX = "Linux";

  /** Those that read files. */
  private static final List<HostCheck> CHECKS =
      List.of(
          new LoadCheck(),
          new NeighbourCheck(),
          new StealCheck(),
          new GovernorCheck(),
          new TurboCheck(),
          new HugePagesCheck(),
          new CpuLimitCheck(),
          new ThrottlingCheck(),
          new ClockSourceCheck(),
          new MemoryCheck(),
          new SwapCheck());

  private final HostFiles host;
  private final String os;
  private final List<HostCheck> checks;

  private Doctor(HostFiles host, String os, List<HostCheck> checks) {
    this.host = host;
    this.os = os;
    this.checks = List.copyOf(checks);
  }

  public static Doctor ofThisHost() {
    List<HostCheck> checks = new ArrayList<>(CHECKS);
    checks.add(new CountersCheck(HardwareCounters::offer));
    return new Doctor(HostFiles.ofThisHost(), System.getProperty("os.name"), checks);
  }

  /** A doctor of files that stand for a host's. */
  static Doctor of(HostFiles host, String os) {
    return new Doctor(host, os, CHECKS);
  }

  /**
   * Looks at the host.
   *
   * @param time how long counters are watched; longer sees more
   * @throws InterruptedException when the thread is interrupted meanwhile
   */
  public HostDiagnosis examine(Duration time) throws InterruptedException {
    return watch().end(time);
  }

  /** Reads counters for the first time. */
  public HostWatch watch() {
    return new HostWatch(
        os.equals(LINUX)
            ? checks.stream().map(this::begin).toList()
            : checks.stream().map(this::unavailable).toList(),
        host);
  }

  /** A reading that reports what cannot be read instead of failing. */
  private HostCheck.Look begin(HostCheck check) {
    try {
      HostCheck.Look look = check.begin(host);
      return files -> {
        try {
          return look.end(files);
        } catch (HostFiles.UnreadableException e) {
          return unreadable(check, e);
        }
      };
    } catch (HostFiles.UnreadableException e) {
      return _ -> unreadable(check, e);
    }
  }

  private static Finding unreadable(HostCheck check, HostFiles.UnreadableException e) {
    return Finding.unknown(
        check.name(), "Not readable here: the system does not tell it in " + e.getMessage() + ".");
  }

  private HostCheck.Look unavailable(HostCheck check) {
    String why = "Unavailable: this check reads files of Linux, and this is " + os + ".";
    return _ -> Finding.unavailable(check.name(), why);
  }
}
