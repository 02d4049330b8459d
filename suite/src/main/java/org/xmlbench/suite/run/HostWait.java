package org.xmlbench.suite.run;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * How long whoever wants the host's lock waits for another run to end.
 *
 * @param limit the longest wait; empty for one without end
 * @param say takes the sentence that says once for whom it waits
 */
public record HostWait(Optional<Duration> limit, Consumer<String> say) {
  /**
   * The wait of the command in work: it belongs to the command line, and the lock is taken far
   * below it. Where it is not bound, nobody waits.
   */
  public static final ScopedValue<HostWait> ASKED = ScopedValue.newInstance();

  /** So long that the run that is waited for does not feel it. */
  private static final Duration LOOK_EVERY = Duration.ofMillis(500);

  /**
   * Looks again and again until {@code free} says yes.
   *
   * @param holder what is waited for
   * @return whether it did within the limit
   */
  boolean until(BooleanSupplier free, String holder) throws InterruptedException {
    say.accept("another run is measuring on this host: %s; waiting for its end".formatted(holder));
    long start = System.nanoTime();
    while (limit.isEmpty() || System.nanoTime() - start < limit.get().toNanos()) {
      Thread.sleep(LOOK_EVERY);
      if (free.getAsBoolean()) {
        return true;
      }
    }
    return false;
  }
}
