package org.xmlbench.core.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What other work, that of other processes and of a hypervisor's other guests, takes of the
 * processors that this process may use: the time in which these run processes or another guest
 * (proc(5), {@code /proc/stat}: user, nice, system and steal), less what this process and those
 * that it has started have used. Interrupts are left out, for many are this process' own. Nor is it
 * what is left beside idle time: where two processes wake each other ten thousand times a second
 * the kernel's own way into and out of idleness takes more than a tenth.
 */
public final class OtherWork {
  private static final long NANOS_PER_TICK = 1_000_000_000 / ProcessTree.TICKS_PER_SECOND;

  /** Up to this share of the processors' time other work matters little. */
  private static final double LITTLE = 0.1;

  private static final Path STAT = Path.of("/proc/stat");

  /** Known before a fork binds itself to some of them. */
  private static final List<Integer> PROCESSORS = AllowedProcessors.numbers();

  /** Columns of a processor's line: user, nice, system and steal. */
  private static final List<Integer> WORK = List.of(1, 2, 3, 8);

  private final Supplier<List<String>> stat;
  private final Supplier<OptionalLong> ownTicks;
  private final LongSupplier clock;
  private final Set<String> processors;
  private boolean watching;
  private Reading start;
  private Reading sum = new Reading(0, 0, 0);

  OtherWork(
      List<Integer> processors,
      Supplier<List<String>> stat,
      Supplier<OptionalLong> ownTicks,
      LongSupplier clock) {
    this.processors = new HashSet<>();
    processors.forEach(number -> this.processors.add("cpu" + number));
    this.stat = stat;
    this.ownTicks = ownTicks;
    this.clock = clock;
  }

  /** What was read, or the sum of differences; {@code null} where the platform reports nothing. */
  private record Reading(long nanos, long work, long own) {
    Reading plus(Reading end, Reading start) {
      return new Reading(
          nanos + end.nanos - start.nanos, work + end.work - start.work, own + end.own - start.own);
    }
  }

  public static OtherWork watch() {
    OtherWork begun = paused();
    begun.resume();
    return begun;
  }

  /** Watches between {@link #resume} and {@link #pause} alone, as often as these are called. */
  public static OtherWork paused() {
    return new OtherWork(PROCESSORS, OtherWork::lines, ProcessTree::ticks, System::nanoTime);
  }

  /** Before a fork does anything: which processors it may use. */
  public static void rememberProcessors() {
    // Done when the class is loaded.
  }

  /** Goes on watching. */
  public void resume() {
    watching = true;
    start = read();
  }

  /** Watches no more for now. */
  public void pause() {
    sum = watched();
    watching = false;
  }

  /**
   * Share of the processors' time watched so far that other work took, from 0 to 1; empty where the
   * platform does not report it, or nothing was watched.
   */
  public OptionalDouble share() {
    Reading all = watched();
    if (all == null || all.nanos <= 0) {
      return OptionalDouble.empty();
    }
    double ticks = (double) all.nanos / NANOS_PER_TICK * processors.size();
    return OptionalDouble.of(Math.clamp((all.work - all.own) / ticks, 0, 1));
  }

  /** The sum up to now. What could not be read once is unknown from then on. */
  private Reading watched() {
    if (!watching) {
      return sum;
    }
    Reading end = read();
    return sum == null || start == null || end == null ? null : sum.plus(end, start);
  }

  /** Whether so much other work makes what was measured meanwhile contended. */
  public static boolean contends(double share) {
    return share > LITTLE;
  }

  private Reading read() {
    OptionalLong own = ownTicks.get();
    long work = 0;
    int found = 0;
    try {
      for (String line : stat.get()) {
        String[] words = line.split(" +");
        if (processors.contains(words[0])) {
          found++;
          for (int column : WORK) {
            work += Long.parseLong(words[column]);
          }
        }
      }
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      return null;
    }
    return own.isEmpty() || found == 0 || found < processors.size()
        ? null
        : new Reading(clock.getAsLong(), work, own.getAsLong());
  }

  private static List<String> lines() {
    try {
      return Files.readAllLines(STAT);
    } catch (IOException e) {
      return List.of();
    }
  }
}
