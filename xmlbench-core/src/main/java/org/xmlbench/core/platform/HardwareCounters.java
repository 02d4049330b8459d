package org.xmlbench.core.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which events of its processor this host counts for a thread, and why it does not count others.
 */
public final class HardwareCounters {
  /** Those that are measured. The first leads their group: a processor that counts any has it. */
  public static final List<PerfEvent> EVENTS =
      List.of(
          PerfEvent.INSTRUCTIONS,
          PerfEvent.BRANCH_MISSES,
          PerfEvent.CACHE_MISSES,
          PerfEvent.CYCLES);

  private static final Path PARANOID = Path.of("/proc/sys/kernel/perf_event_paranoid");

  private static final Map<Integer, String> ERRORS =
      Map.of(
          1, "EPERM",
          2, "ENOENT",
          13, "EACCES",
          16, "EBUSY",
          19, "ENODEV",
          22, "EINVAL",
          24, "EMFILE",
          38, "ENOSYS",
          95, "EOPNOTSUPP");

  private static final Set<String> FORBIDDEN = Set.of("EPERM", "EACCES");
  private static final Set<String> MISSING = Set.of("ENOENT", "ENODEV", "EOPNOTSUPP");

  private HardwareCounters() {}

  /**
   * What a host offers.
   *
   * @param counted the names of the events that it counts
   * @param reason why it does not count others, in one line without a full stop; {@code null} where
   *     it counts all
   * @param forbidden whether they would be there, but this user may not have them
   */
  public record Offer(List<String> counted, String reason, boolean forbidden) {
    public Offer {
      counted = List.copyOf(counted);
    }

    /** It in one line, such as {@code none: ENOENT, the processor shows no such counter}. */
    public String text() {
      String names = counted.isEmpty() ? "none" : String.join(", ", counted);
      return reason == null ? names : names + ": " + reason;
    }
  }

  /** What this host offers, found out by opening them once. */
  public static Offer offer() {
    if (!PerfEventGroup.isCallable()) {
      return offer(
          List.of(),
          "perf_event_open is called on Linux of x86-64 and AArch64, and this is %s of %s"
              .formatted(System.getProperty("os.name"), System.getProperty("os.arch")),
          Set.of());
    }
    try (PerfEventGroup group = PerfEventGroup.open(EVENTS)) {
      return offer(group.refused(), paranoid());
    }
  }

  /**
   * What a host offers that refuses some events.
   *
   * @param refused the number of the error of each
   * @param paranoid the kernel's setting; {@code null} where it has none
   */
  static Offer offer(Map<PerfEvent, Integer> refused, String paranoid) {
    List<String> counted =
        EVENTS.stream().filter(event -> !refused.containsKey(event)).map(PerfEvent::name).toList();
    Set<String> errors =
        EVENTS.stream()
            .filter(refused::containsKey)
            .map(event -> ERRORS.getOrDefault(refused.get(event), "error " + refused.get(event)))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    String reason =
        errors.stream()
            .map(error -> error + why(error, paranoid))
            .collect(Collectors.joining("; "));
    return offer(counted, reason.isEmpty() ? null : reason, errors);
  }

  private static Offer offer(List<String> counted, String reason, Set<String> errors) {
    return new Offer(counted, reason, errors.stream().anyMatch(FORBIDDEN::contains));
  }

  private static String why(String error, String paranoid) {
    if (FORBIDDEN.contains(error)) {
      return paranoid == null
          ? ", the system forbids it"
          : ", the system forbids it (kernel.perf_event_paranoid=%s)".formatted(paranoid);
    }
    if (MISSING.contains(error)) {
      return ", the processor shows no such counter, as in most virtual machines";
    }
    return error.equals("ENOSYS") ? ", the kernel has no perf_event_open" : "";
  }

  private static String paranoid() {
    try {
      return Files.readString(PARANOID).strip();
    } catch (IOException e) {
      return null;
    }
  }
}
