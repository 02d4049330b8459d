package org.xmlbench.families.server.fork;

import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.platform.OtherWork;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.soap.http.ServerProcess;

/**
 * Measures for a fork what calls of many clients took. The wall clock is the clock here: what they
 * wait for is a server that they share with others. Its CPU time is kept beside it.
 */
public final class LoadMeter {
  private final ServerProcess server;
  private final long serverStart;
  private final OtherWork meanwhile = OtherWork.watch();

  private LoadMeter(ServerProcess server) {
    this.server = server;
    this.serverStart = server.cpuNanos();
  }

  /** Reads the server's clock. */
  public static LoadMeter start(ServerProcess server) {
    server.watchOtherWork();
    return new LoadMeter(server);
  }

  /**
   * Reads it again, and gives the fork its measures.
   *
   * @param calls since the start; one at least
   * @param wallNanos since the start
   */
  public void stop(TimedFork fork, long calls, long wallNanos) {
    long served = Math.max(0, server.cpuNanos() - serverStart);
    fork.keep(CallMeasures.SERVER_CPU, (double) served / calls);
    fork.measured(calls, wallNanos);
    fork.contention(server.otherWork(meanwhile));
  }
}
