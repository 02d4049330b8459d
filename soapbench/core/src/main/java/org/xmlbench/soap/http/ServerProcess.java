package org.xmlbench.soap.http;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.xmlbench.core.platform.OtherWork;

/**
 * A toolkit's server in another process than this one, on this host or on another node. What it
 * says of time is by its own host's clocks, and only ever a duration.
 */
public interface ServerProcess extends AutoCloseable {
  URI endpoint();

  /**
   * CPU nanoseconds of the process that answers so far; 0 where the platform does not report it, or
   * it has ended. What it runs just now may count some milliseconds late.
   */
  long cpuNanos();

  /**
   * Of that, what its compilers took; 0 of a program, and empty where the platform does not report
   * it, or the process has ended.
   */
  OptionalLong compilerNanos();

  /** Page faults of the process that answers so far; empty where they are not reported. */
  OptionalLong faults();

  /**
   * What a server that is watched has recorded of all reports that it has received.
   *
   * @throws IOException when it has no record
   */
  List<Received> received() throws IOException;

  /** Why a call failed: the server's end, if it has ended, or the failure itself. */
  Exception explained(Exception failure) throws InterruptedException;

  /** Begins to watch the server's host for other work, where that is not this host. */
  void watchOtherWork();

  /**
   * The largest share of a host's processors that other work has taken since both were watched.
   *
   * @param here this host's
   */
  OptionalDouble otherWork(OtherWork here);

  @Override
  void close();
}
