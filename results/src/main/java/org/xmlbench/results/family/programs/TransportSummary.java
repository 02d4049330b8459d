package org.xmlbench.results.family.programs;

import java.util.Map;
import java.util.Set;

/**
 * What a transport does for a program, in a few words: the transports of the catalogue, by their
 * names in records.
 */
final class TransportSummary {
  private static final Map<String, String> WAYS =
      Map.of(
          "conventional", "write and read copy through a pipe of 64 KiB between two processes",
          "large-pipe", "the same with a pipe of 1 MiB",
          "mmap", "the page cache's pages mapped",
          "hand-off", "buffers handed over between two threads of a process",
          "shared-ring", "a ring of buffers in memory that two processes share",
          "splice", "splice: pages of the file into the pipe",
          "vmsplice", "vmsplice: pages of the writer into the pipe");

  /** Programs without a pipe to another one. */
  private static final Set<String> SINGLE = Set.of("wc", "count-tags");

  private TransportSummary() {}

  /** The words; empty for a transport that this version does not know. */
  static String of(String program, String way) {
    return SINGLE.contains(program) && way.equals("conventional")
        ? "read copies the file into a buffer of 64 KiB"
        : WAYS.getOrDefault(way, "");
  }
}
