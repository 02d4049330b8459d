package org.xmlbench.house.run;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * How long a command that takes the host's lock waits for another run to end.
 *
 * @param limit the longest wait; empty for one without end
 * @param say takes one sentence that names the run that is waited for
 */
public record HostWait(Optional<Duration> limit, Consumer<String> say) {
  /**
   * The wait of the current command: it belongs to the command line, and the lock is taken far
   * below it. Where it is not bound, the command does not wait.
   */
  public static final ScopedValue<HostWait> ASKED = ScopedValue.newInstance();

  /** Long enough not to disturb the run that is waited for. */
  private static final Duration LOOK_EVERY = Duration.ofMillis(500);

  /**
   * Polls until {@code free} returns true. An interruption ends this process as one of a run does.
   *
   * @return whether it did within the limit
   */
  boolean until(BooleanSupplier free, String holder) throws InterruptedException {
    long start = System.nanoTime();
    try (var _ = Interruption.arm(() -> {}, () -> {}, () -> "nothing was measured yet", say)) {
      say.accept(
          "another run is measuring on this host: %s; waiting for its end".formatted(holder));
      while (limit.isEmpty() || System.nanoTime() - start < limit.get().toNanos()) {
        Thread.sleep(LOOK_EVERY);
        if (free.getAsBoolean()) {
          return true;
        }
      }
      return false;
    }
  }
}
