package org.xmlbench.house.engine;

import java.io.IOException;
import org.xmlbench.core.record.ForkRecord;

/**
 * Runs one fork to its end, however it ends. The engine starts forks only by this interface, so
 * that its decisions are tested without a process. Several threads use one executor at the same
 * time: the forks of a block may be interleaved.
 */
@FunctionalInterface
public interface ForkExecutor {
  /**
   * Runs one fork.
   *
   * @return its record, also where the subject failed, hung or crashed
   * @throws org.xmlbench.results.store.DiskFullException when it went wrong and the disk is full:
   *     that is no fault of the subject
   * @throws InterruptedException when this thread is interrupted; the fork is killed first
   */
  ForkRecord run(ForkRequest request) throws IOException, InterruptedException;
}
