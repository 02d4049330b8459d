package org.xmlbench.core.platform;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * CPU time of this whole process, for spans as short as a message.
 *
 * <p>Since version 4.8 (commit a1eb1411b4e4) Linux adds what a thread of another core is running
 * just now to its process's CPU time when that core's tick comes, every 1 to 10 ms. To read a
 * thread's own clock adds it at once; so the clocks of all threads are read before the process's. A
 * thread that started since they were last looked for still counts late.
 *
 * <p>One is for one thread at a time.
 */
public final class SettledCpuClock {
  private static final Path THREADS = Path.of("/proc/self/task");

  /** Readings after which the JVM has compiled them, so that one takes some microseconds. */
  private static final int FAMILIAR = 300;

  private final ClockGettime clock;
  private final int process;
  private final int reader;
  private int[] threads = {};

  private SettledCpuClock(ClockGettime clock, int process, int reader) {
    this.clock = clock;
    this.process = process;
    this.reader = reader;
    lookForThreads();
    for (int i = 0; i < FAMILIAR; i++) {
      read();
      readOthers();
      readOwn();
    }
  }

  /** The clock of this platform, or empty where there is none. */
  public static Optional<SettledCpuClock> probe() {
    return ClockGettime.find()
        .flatMap(
            clock ->
                ClockGettime.ownProcess()
                    .filter(process -> clock.read(process) > 0)
                    .flatMap(
                        process ->
                            ClockGettime.ownThread()
                                .map(reader -> new SettledCpuClock(clock, process, reader))));
  }

  /** Looks which threads there are. It reads a folder: to be done outside of what is measured. */
  public void lookForThreads() {
    if (!Files.isDirectory(THREADS)) {
      return;
    }
    IntStream.Builder found = IntStream.builder();
    try (DirectoryStream<Path> folder = Files.newDirectoryStream(THREADS)) {
      for (Path thread : folder) {
        found.add(ClockGettime.thread(Long.parseLong(thread.getFileName().toString())));
      }
    } catch (IOException e) {
      return;
    }
    threads = found.build().toArray();
  }

  /** CPU time of all threads now. */
  public CpuReading read() {
    settle();
    long before = System.nanoTime();
    long nanos = clock.read(process);
    return new CpuReading(before, nanos, System.nanoTime());
  }

  /** CPU time now of all threads but the one that calls. */
  public CpuReading readOthers() {
    settle();
    long before = System.nanoTime();
    long nanos = clock.read(process) - clock.read(reader);
    return new CpuReading(before, nanos, System.nanoTime());
  }

  /** CPU time now of the thread that calls. */
  public CpuReading readOwn() {
    long before = System.nanoTime();
    long nanos = clock.read(reader);
    return new CpuReading(before, nanos, System.nanoTime());
  }

  private void settle() {
    for (int thread : threads) {
      clock.read(thread);
    }
  }
}
