package org.xmlbench.iolite;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.readahead.system.Futex;
import org.xmlbench.readahead.system.LinuxCalls;

/** How bytes come to the program that counts them. */
public enum Transport {
  /** By {@code read} and {@code write}, which copy; two programs are two processes with a pipe. */
  CONVENTIONAL("write and read copy through a pipe of 64 KiB between two processes"),
  /** The control: what a larger pipe alone gains. */
  LARGE_PIPE("the same with a pipe of 1 MiB"),
  /** What IO-Lite's own read of a cached file did. */
  MMAP("the page cache's pages mapped"),
  /** Buffers that go round between two threads. */
  HAND_OFF("buffers handed over between two threads of a process"),
  /** Buffers that go round between two processes. */
  SHARED_RING("a ring of buffers in memory that two processes share"),
  /** The page cache's pages go into the pipe. */
  SPLICE("splice: pages of the file into the pipe"),
  /** The writer's pages go into the pipe. */
  VMSPLICE("vmsplice: pages of the writer into the pipe");

  private final String summary;

  Transport(String summary) {
    this.summary = summary;
  }

  /** The name by which users and records know it. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** One sentence for a table. */
  public String summary() {
    return summary;
  }

  /**
   * The transport of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static Transport byText(String text) {
    return Arrays.stream(values())
        .filter(transport -> transport.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new UserErrorException(NearestName.unknown("way", text, names())));
  }

  private static List<String> names() {
    return Arrays.stream(values()).map(Transport::text).toList();
  }

  /** Why this machine does not offer it; empty where it does. */
  public Optional<String> unavailable() {
    if (this == SHARED_RING) {
      return Futex.unavailable();
    }
    Optional<String> calls = LinuxCalls.unavailable();
    return calls.isPresent() || !isPipe() ? calls : PipeProbe.ofThisHost().unavailable(this);
  }

  /** Whether the bytes come through a pipe from another process. */
  public boolean isPipe() {
    return List.of(CONVENTIONAL, LARGE_PIPE, SPLICE, VMSPLICE).contains(this);
  }
}
