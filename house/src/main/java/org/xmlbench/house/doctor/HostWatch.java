package org.xmlbench.house.doctor;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicReference;
import org.xmlbench.results.store.Finding;
import org.xmlbench.results.store.HostDiagnosis;

/**
 * A host that is being watched: counters were read when it was made, and are read again a time
 * later. What this process itself does meanwhile is not counted as others' work.
 */
public final class HostWatch {
  /**
   * The one that a command began when it started, so that its preparations do not add to the time
   * of watching. It serves one session: those after it watch anew. Unbound where a command may
   * first wait for another run, whose work is not of this one.
   */
  public static final ScopedValue<AtomicReference<HostWatch>> BEGUN = ScopedValue.newInstance();

  private final List<HostCheck.Look> looks;
  private final HostFiles host;
  private final long started = System.nanoTime();

  HostWatch(List<HostCheck.Look> looks, HostFiles host) {
    this.looks = List.copyOf(looks);
    this.host = host;
  }

  /** The one that the command began, where no session has taken it; else one that begins now. */
  public static HostWatch ofSession() {
    HostWatch begun = BEGUN.isBound() ? BEGUN.get().getAndSet(null) : null;
    return begun == null ? Doctor.ofThisHost().watch() : begun;
  }

  /**
   * Reads again when that time has passed, while the caller goes on.
   *
   * @param time longer sees more
   */
  public Future<HostDiagnosis> endIn(Duration time) {
    FutureTask<HostDiagnosis> end = new FutureTask<>(() -> end(time));
    Thread.ofVirtual().start(end);
    return end;
  }

  /**
   * Reads again, not before that time has passed since the first reading.
   *
   * @param time longer sees more
   * @throws InterruptedException when the thread is interrupted meanwhile
   */
  public HostDiagnosis end(Duration time) throws InterruptedException {
    Thread.sleep(Duration.ofNanos(Math.max(0, time.toNanos() - (System.nanoTime() - started))));
    return end();
  }

  HostDiagnosis end() {
    List<Finding> findings = looks.stream().map(look -> look.end(host)).toList();
    return new HostDiagnosis(Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(), findings);
  }
}
