import java.util.Locale;
import org.xmlbench.core.measure.CacheSweep;

/**
 * Shows what the sweep of {@code run --caches cold} does on this host: the time of a walk over 1
 * MiB before a sweep and after it, medians of many. After a build:
 *
 * <pre>java -cp xmlbench-core/target/classes scripts/CacheSweepEffect.java</pre>
 */
final class CacheSweepEffect {
  private static final int LONGS = (1 << 20) / Long.BYTES;
  private static final int LINE = 8;
  private static final int WALKS = 101;

  private static long sum;

  private CacheSweepEffect() {}

  /** Prints both medians and their ratio. */
  public static void main(String[] args) {
    long[] array = new long[LONGS];
    CacheSweep caches = new CacheSweep();
    long[] before = new long[WALKS];
    long[] after = new long[WALKS];
    for (int i = 0; i < 100 * WALKS; i++) {
      walk(array);
    }
    for (int i = 0; i < WALKS; i++) {
      walk(array);
      before[i] = walk(array);
      caches.sweep();
      after[i] = walk(array);
    }
    double warm = median(before);
    double cold = median(after);
    System.out.printf(
        Locale.ROOT,
        "walk over 1 MiB: %.1f us before, %.1f us after a sweep of %d MiB, %.1f times (sum %d)%n",
        warm / 1e3,
        cold / 1e3,
        CacheSweep.sweptBytes() >> 20,
        cold / warm,
        sum);
  }

  private static long walk(long[] array) {
    long start = System.nanoTime();
    for (int i = 0; i < array.length; i += LINE) {
      sum += array[i];
    }
    return System.nanoTime() - start;
  }

  private static double median(long[] nanos) {
    java.util.Arrays.sort(nanos);
    return nanos[nanos.length / 2];
  }
}
