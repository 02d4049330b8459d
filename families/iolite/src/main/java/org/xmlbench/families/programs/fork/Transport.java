package org.xmlbench.families.programs.fork;

import java.util.List;
import java.util.Optional;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.readahead.system.Futex;
import org.xmlbench.readahead.system.LinuxCalls;

/** How bytes come to the program that counts them. */
public enum Transport implements Labelled {
  /** By {@code read} and {@code write}, which copy; two programs are two processes with a pipe. */
  CONVENTIONAL,
  /** The control: what a larger pipe alone gains. */
  LARGE_PIPE,
  /** What IO-Lite's own read of a cached file did. */
  MMAP,
  /** Buffers that go round between two threads. */
  HAND_OFF,
  /** Buffers that go round between two processes. */
  SHARED_RING,
  /** The page cache's pages go into the pipe. */
  SPLICE,
  /** The writer's pages go into the pipe. */
  VMSPLICE;

  /**
   * The transport of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static Transport byText(String text) {
    return NearestName.named("transport", text, List.of(values()), Transport::label);
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
