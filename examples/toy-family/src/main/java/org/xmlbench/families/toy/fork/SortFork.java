package org.xmlbench.families.toy.fork;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.measure.WrongEventsException;

/** The main class of a fork: one sort of an array of random numbers. */
public final class SortFork {
  private static final long SEED = 42;

  private SortFork() {}

  /** Takes {@code sort}, {@code count} and a schedule's arguments. */
  public static void main(String[] args) throws IOException {
    TimedFork.run(args, SortFork::measure);
  }

  private static void measure(TimedFork fork) throws Exception {
    Sort sort = Sort.of(fork.arguments().required("sort"));
    int[] numbers =
        new Random(SEED).ints(Integer.parseInt(fork.arguments().required("count"))).toArray();
    verify(sort, numbers);
    fork.record(sort.getClass(), List.of("org.xmlbench.families.toy."), "1.0");
    fork.time(new SortWork(sort, numbers));
    verify(sort, numbers);
  }

  private static void verify(Sort sort, int[] numbers) throws WrongEventsException {
    int[] right = numbers.clone();
    Arrays.sort(right);
    if (!Arrays.equals(sort.sorted(numbers), right)) {
      throw new WrongEventsException("the numbers are not in order");
    }
  }
}
