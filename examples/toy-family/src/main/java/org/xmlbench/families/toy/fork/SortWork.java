package org.xmlbench.families.toy.fork;

import org.xmlbench.core.measure.TimedWork;

/** One sort of the same numbers, again and again. */
final class SortWork implements TimedWork {
  private final Sort sort;
  private final int[] numbers;
  private long operations;

  SortWork(Sort sort, int[] numbers) {
    this.sort = sort;
    this.numbers = numbers;
  }

  @Override
  public Object run() {
    int[] sorted = sort.sorted(numbers);
    operations++;
    return sorted;
  }

  @Override
  public long operations() {
    return operations;
  }
}
