package org.xmlbench.house.engine;

import java.io.IOException;
import java.util.Map;
import org.xmlbench.core.record.Measure;

/**
 * What a family puts around the forks of one block: the state of storage, a peer, counters of the
 * kernel. Where a stage grants turns, one fork runs at a time.
 */
public interface BlockStage extends AutoCloseable {
  /** Nothing is put around forks. */
  BlockStage NONE = new BlockStage() {};

  /**
   * Called before each fork's process starts.
   *
   * @return the request as this stage has it: such as with its document elsewhere
   */
  default ForkRequest prepare(ForkRequest request) throws IOException {
    return request;
  }

  /** Whether forks ask for a turn before each of their runs, which {@link #beforeTurn} prepares. */
  default boolean grantsTurns() {
    return false;
  }

  /**
   * Establishes what must hold before the fork continues; it sleeps meanwhile.
   *
   * @param pid the fork's process
   * @throws IOException when that fails: the fork is killed, and its record void
   */
  default void beforeTurn(long pid) throws IOException {}

  /** What was measured around the fork that ended last. */
  default Map<Measure, Double> measures() {
    return Map.of();
  }

  /** Undoes what was made for this block. */
  @Override
  default void close() throws IOException {}
}
