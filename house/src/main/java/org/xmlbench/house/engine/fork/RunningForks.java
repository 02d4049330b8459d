package org.xmlbench.house.engine.fork;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.xmlbench.core.platform.ChildProcess;

/**
 * The forks' processes that run now. Once they are stopped, which is final, no thread that waits
 * for one continues: how such a fork ended is not a result.
 */
public final class RunningForks {
  private final Set<ChildProcess> running = ConcurrentHashMap.newKeySet();
  private volatile boolean stopped;

  void add(ChildProcess process) {
    running.add(process);
    if (stopped) {
      process.kill();
    }
  }

  void remove(ChildProcess process) {
    running.remove(process);
  }

  /** Kills all of them, and those that are about to start. */
  public void stop() {
    stopped = true;
    running.forEach(ChildProcess::kill);
  }

  /** Returns if they were not stopped; otherwise it never returns. */
  void parkIfStopped() {
    while (stopped) {
      LockSupport.park(this);
    }
  }
}
