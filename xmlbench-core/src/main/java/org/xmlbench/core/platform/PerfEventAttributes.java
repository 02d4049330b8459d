package org.xmlbench.core.platform;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * The kernel's {@code struct perf_event_attr}, in its first form of 64 bytes, which every kernel
 * knows. Its offsets are the same on all platforms; the bits of its flags are those of
 * little-endian ones.
 */
final class PerfEventAttributes {
  /** {@code PERF_ATTR_SIZE_VER0}. */
  static final int SIZE = 64;

  static final int TYPE = 0;
  static final int SIZE_FIELD = 4;
  static final int CONFIG = 8;
  static final int READ_FORMAT = 32;

  /** The bit field that begins with {@code disabled}. */
  static final int FLAGS = 40;

  static final long DISABLED = 1;
  static final long EXCLUDE_KERNEL = 1 << 5;
  static final long EXCLUDE_HYPERVISOR = 1 << 6;

  /**
   * {@code PERF_FORMAT_TOTAL_TIME_ENABLED}, {@code PERF_FORMAT_TOTAL_TIME_RUNNING} and {@code
   * PERF_FORMAT_GROUP}: a reading is the number of events, the two times, and each event's count.
   */
  static final long GROUP_WITH_TIMES = 1 | 1 << 1 | 1 << 3;

  private PerfEventAttributes() {}

  /**
   * Of an event of the calling thread alone: its children inherit nothing, and the kernel's and the
   * hypervisor's own work is not counted.
   *
   * @param leader whether it is the first of its group, by which all are started: it begins stopped
   */
  static MemorySegment of(PerfEvent event, boolean leader, Arena arena) {
    MemorySegment attributes = arena.allocate(SIZE, Long.BYTES);
    attributes.set(ValueLayout.JAVA_INT, TYPE, event.type());
    attributes.set(ValueLayout.JAVA_INT, SIZE_FIELD, SIZE);
    attributes.set(ValueLayout.JAVA_LONG, CONFIG, event.config());
    attributes.set(ValueLayout.JAVA_LONG, READ_FORMAT, GROUP_WITH_TIMES);
    attributes.set(
        ValueLayout.JAVA_LONG,
        FLAGS,
        EXCLUDE_KERNEL | EXCLUDE_HYPERVISOR | (leader ? DISABLED : 0));
    return attributes;
  }
}
