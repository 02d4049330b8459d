package org.xmlbench.house.engine;

import java.util.List;
import java.util.function.Supplier;

/**
 * A block that has its number, and whose forks may have started.
 *
 * @param number in the run
 * @param round its number in its group
 * @param listener receives its forks
 * @param defects what was not as it should be in it, so far
 * @param forks those that started before its time had come; {@code null} where none did
 */
record BlockInWork(
    GroupAccount account,
    int number,
    int round,
    Block block,
    BlockListener listener,
    Supplier<List<String>> defects,
    InterleavedBlock forks) {
  /** The same, whose forks may start. */
  BlockInWork with(InterleavedBlock begun) {
    return new BlockInWork(account, number, round, block, listener, defects, begun);
  }
}
