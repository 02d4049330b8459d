package org.xmlbench.house.engine;

import java.io.PrintStream;
import java.time.Duration;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.xmlbench.core.Printable;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.plan.Durations;

/**
 * Progress on standard error: one line that is redrawn on a terminal, a plain line from time to
 * time elsewhere. It writes only when a fork starts or ends, so that it costs the forks nothing.
 */
public final class TerminalProgress implements RunProgress {
  private static final Duration PLAIN_INTERVAL = Duration.ofSeconds(10);
  private static final int TERMINAL_WIDTH = 100;
  private static final int NEVER_BY_ITSELF_MILLIS = Integer.MAX_VALUE;

  private final PrintStream err;
  private final ProgressBar bar;
  private long lastPlain = System.nanoTime() - PLAIN_INTERVAL.toNanos();
  private String current = "";

  /**
   * @param terminal whether one line is drawn again and again
   * @param forks how many are expected first
   */
  public TerminalProgress(PrintStream err, boolean terminal, int forks) {
    this.err = err;
    this.bar = terminal ? bar(err, forks) : null;
  }

  /** The library's own thread would wake while forks run: its update interval is endless. */
  private static ProgressBar bar(PrintStream err, int forks) {
    return new ProgressBarBuilder()
        .setTaskName("forks")
        .setInitialMax(forks)
        .setStyle(ProgressBarStyle.ASCII)
        .hideEta()
        .setUpdateIntervalMillis(NEVER_BY_ITSELF_MILLIS)
        .setConsumer(new ConsoleProgressBarConsumer(err, TERMINAL_WIDTH))
        .build();
  }

  @Override
  public void forkStarts(ForkRequest request) {
    ForkPlace place = request.place();
    Cell cell = request.cell().cell();
    current =
        Printable.line(
            "block %d of %s: %s%s"
                .formatted(
                    place.round(),
                    cell.document(),
                    request.cell().title(),
                    place.attempt() > 1 ? ", again" : ""));
    if (bar != null) {
      bar.setExtraMessage(current);
      bar.refresh();
    }
  }

  @Override
  public void forkEnds(
      ForkRecord fork, int forksDone, int forksExpected, boolean mayChange, Duration remaining) {
    if (fork.outcome().isFault()) {
      say(
          "%s%s: %s on %s: %s"
              .formatted(
                  fork.outcome().label(),
                  fork.attempt() > 1 ? " again" : "",
                  fork.cell().subject(),
                  fork.cell().document(),
                  fork.reason()));
    }
    if (bar != null) {
      bar.maxHint(forksExpected);
      bar.stepTo(forksDone);
      bar.setExtraMessage(
          (mayChange ? "of about %d, ".formatted(forksExpected) : "")
              + "ETA "
              + Durations.format(remaining)
              + ", "
              + current);
      bar.refresh();
    } else if (System.nanoTime() - lastPlain >= PLAIN_INTERVAL.toNanos()
        || forksDone == forksExpected) {
      lastPlain = System.nanoTime();
      err.printf(
          "%d of %s%d forks, ETA %s, %s%n",
          forksDone,
          mayChange ? "about " : "",
          forksExpected,
          Durations.format(remaining),
          current);
    }
  }

  @Override
  public void say(String sentence) {
    if (bar != null) {
      err.print("\r\033[K");
    }
    err.println(Printable.line(sentence));
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
