package org.xmlbench.iolite.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.xmlbench.core.measure.ForkFacts;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.iolite.Task;

/**
 * The main class of a fork: it runs one task some times and counts. Each measured run is one line
 * of the result, {@code seconds TAB wall TAB cpu}; a failure is {@code failed TAB why}, a wrong
 * count {@code wrong TAB what}. With {@code copy} in place of a task the lines are {@code nanos TAB
 * figure}, for each KiB.
 */
public final class IoliteFork {
  /** Begins a line with the seconds of a run by both clocks. */
  public static final String SECONDS = "seconds";

  /** Begins a line with the nanoseconds that it takes to copy a KiB. */
  public static final String NANOS = "nanos";

  /** Begins a line that says why there is no figure. */
  public static final String FAILED = "failed";

  /** Begins a line that says what was counted instead. */
  public static final String WRONG = "wrong";

  private IoliteFork() {}

  /**
   * Takes a task's arguments and {@code expected}, {@code warmUps}, {@code runs} and {@code
   * result}; or {@code copy}, {@code runs} and {@code result}. Each is {@code key=value}.
   */
  public static void main(String[] args) throws IOException {
    ParentWatch.start();
    KeyValues values = KeyValues.parse(List.of(args));
    List<String> lines = new ArrayList<>();
    try {
      lines.addAll(run(values));
    } catch (WrongCountException e) {
      lines.add(WRONG + "\t" + e.getMessage());
    } catch (IOException e) {
      lines.add(FAILED + "\t" + e.getMessage());
    } catch (Throwable e) {
      lines.add(FAILED + "\t" + ForkFacts.failure(e));
    }
    Files.write(Path.of(values.required("result")), lines);
    Runtime.getRuntime().halt(0);
  }

  private static List<String> run(KeyValues values) throws IOException {
    int runs = Integer.parseInt(values.required("runs"));
    Optional<String> copy = values.optional("copy");
    if (copy.isPresent()) {
      CopyCost.Origin origin = CopyCost.Origin.valueOf(copy.get().toUpperCase(Locale.ROOT));
      return CopyCost.nanosPerKib(origin, runs).stream()
          .map(figure -> NANOS + "\t" + figure)
          .toList();
    }
    int warmUps = Integer.parseInt(values.required("warmUps"));
    return TimedRuns.of(Task.parse(values), values.required("expected"), warmUps, runs).stream()
        .map(run -> SECONDS + "\t" + run.seconds() + "\t" + run.cpuSeconds())
        .toList();
  }
}
