package org.xmlbench.house.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;

/** How much memory a driver may take for the files that it is tried on. */
final class TrialMemory {
  /** Of trees of small files; a document's tree takes less than that many times its bytes. */
  private static final int LEAST_MIB = 512;

  private static final long TREE_FACTOR = 64;

  /** Above this the JVM's own limit holds, which is a share of the machine's memory. */
  private static final int MOST_MIB = 4096;

  /** What a process takes beside its heap: the JVM's own, and that of native libraries. */
  private static final long BESIDE_MIB = 1024;

  private static final int MIB = 1 << 20;
  private static final int KIB_PER_MIB = 1024;
  private static final String RESIDENT = "VmRSS:";

  private TrialMemory() {}

  /** The heap for these files, in MiB; 0 where the JVM's own limit holds. */
  static int heapMib(List<Path> files) {
    long largest = files.stream().mapToLong(file -> file.toFile().length()).max().orElse(0);
    long wanted = LEAST_MIB + TREE_FACTOR * largest / MIB;
    return wanted > MOST_MIB ? 0 : (int) wanted;
  }

  /** The most that a process of that heap may have resident, in MiB; empty without a limit. */
  static OptionalLong mostResidentMib(int heapMib) {
    return heapMib == 0 ? OptionalLong.empty() : OptionalLong.of(heapMib + BESIDE_MIB);
  }

  /** What a process has resident, in MiB; 0 where that is not known. */
  static long residentMib(long pid) {
    try {
      return Files.readAllLines(Path.of("/proc", Long.toString(pid), "status")).stream()
          .filter(line -> line.startsWith(RESIDENT))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / KIB_PER_MIB)
          .findFirst()
          .orElse(0);
    } catch (IOException e) {
      // It has ended, or this is no Linux.
      return 0;
    }
  }
}
