package org.xmlbench.results.memory;

import org.xmlbench.results.stats.ForkSpread;

/**
 * What operations take in a multiple of the smallest heap.
 *
 * @param multiple of the smallest heap
 * @param mib size of the heap in MiB
 * @param forks how many of them were right there
 * @param collectingShare share of the operations' wall time that collections took, 0 to 1
 * @param operationMicros wall time of an operation, in microseconds
 * @param timeOverLargest its median over that in the largest multiple
 */
public record AtHeap(
    double multiple,
    int mib,
    int forks,
    ForkSpread collectingShare,
    ForkSpread operationMicros,
    double timeOverLargest) {}
