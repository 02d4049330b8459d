package org.xmlbench.core.platform;

/**
 * An event that {@code perf_event_open(2)} counts.
 *
 * @param name in words
 * @param type who counts it: the processor, or the kernel
 * @param config its number among those of that type
 */
public record PerfEvent(String name, int type, long config) {
  /** {@code PERF_TYPE_HARDWARE}. */
  static final int HARDWARE = 0;

  /** {@code PERF_TYPE_SOFTWARE}. */
  static final int SOFTWARE = 1;

  public static final PerfEvent CYCLES = new PerfEvent("cycles", HARDWARE, 0);

  public static final PerfEvent INSTRUCTIONS = new PerfEvent("instructions", HARDWARE, 1);

  /** Accesses that the last level of the caches missed, on most processors. */
  public static final PerfEvent CACHE_MISSES = new PerfEvent("cache misses", HARDWARE, 3);

  /** Branches that were predicted wrongly. */
  public static final PerfEvent BRANCH_MISSES = new PerfEvent("branch misses", HARDWARE, 5);

  /** Nanoseconds of CPU time, counted by the kernel on any host. */
  static final PerfEvent TASK_CLOCK = new PerfEvent("task clock", SOFTWARE, 1);

  /** Page faults, counted by the kernel on any host. */
  static final PerfEvent PAGE_FAULTS = new PerfEvent("page faults", SOFTWARE, 2);
}
