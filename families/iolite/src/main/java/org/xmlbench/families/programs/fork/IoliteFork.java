package org.xmlbench.families.programs.fork;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.core.measure.ForkFacts;
import org.xmlbench.core.measure.ForkResult;
import org.xmlbench.core.measure.Implementations;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.programs.fork.program.ParseCount;

/**
 * The main class of a fork: it runs one task some times and counts, or copies memory. Where the
 * program parses, one more run gives the digest of the document. Exit status 0 when there is a
 * result, whatever its outcome.
 */
public final class IoliteFork {
  private static final double NANOS = 1e9;

  /** A figure of copies is multiplied by it, so that a whole number of nanoseconds says it. */
  private static final long COPIED_KIB = 1 << 16;

  /** Of a fork that parses nothing. */
  private static final ForkResult.Verified NOTHING = new ForkResult.Verified(null, null, null);

  private IoliteFork() {}

  /**
   * Takes a task's arguments and {@code expected}, {@code warmUps}, {@code runs}, {@code result},
   * and {@code digest} where the program parses; or {@code copy}, {@code runs} and {@code result}.
   * Each is {@code key=value}.
   */
  public static void main(String[] args) throws IOException {
    ParentWatch.start();
    KeyValues values = KeyValues.parse(List.of(args));
    ForkResult result;
    try {
      result = values.optional("copy").isPresent() ? copies(values) : runs(values);
    } catch (WrongCountException | WrongEventsException e) {
      result = without(Outcome.WRONG, e.getMessage());
    } catch (IOException e) {
      result = without(Outcome.FAILED, e.getMessage());
    } catch (Throwable e) {
      result = without(Outcome.FAILED, ForkFacts.failure(e));
    }
    result.write(Path.of(values.required("result")));
    Runtime.getRuntime().halt(0);
  }

  private static ForkResult copies(KeyValues values) throws IOException {
    CopyCost.Origin origin =
        CopyCost.Origin.valueOf(values.required("copy").toUpperCase(Locale.ROOT));
    List<Iteration> iterations =
        CopyCost.nanosPerKib(origin, Integer.parseInt(values.required("runs"))).stream()
            .map(nanos -> measured(COPIED_KIB, Math.max(1, Math.round(nanos * COPIED_KIB))))
            .toList();
    return result(iterations, null, NOTHING);
  }

  private static ForkResult runs(KeyValues values) throws IOException {
    ProgramTask task = ProgramTask.parse(values);
    TimedRuns.Result result =
        TimedRuns.of(
            task,
            values.required("expected"),
            Integer.parseInt(values.required("warmUps")),
            Integer.parseInt(values.required("runs")));
    List<Iteration> iterations =
        result.runs().stream().map(run -> measured(1, nanos(run.seconds()))).toList();
    long cpu = nanos(result.runs().stream().mapToDouble(TimedRuns.Run::cpuSeconds).sum());
    Optional<String> digest = values.optional("digest");
    if (digest.isPresent() && !digest.equals(result.digest())) {
      throw WrongEventsException.digest(digest.get(), result.digest().orElse("none"));
    }
    Optional<ParseCount> parser = result.parser();
    Implementation implementation =
        parser.isEmpty()
            ? null
            : Implementations.of(
                parser.get().implementation(), Drivers.locate(task.driver()).describe());
    return result(
        iterations,
        cpu > 0 ? cpu : null,
        new ForkResult.Verified(
            parser.map(ParseCount::totals).orElse(null),
            result.digest().orElse(null),
            implementation));
  }

  private static ForkResult result(
      List<Iteration> iterations, Long cpuNanos, ForkResult.Verified verified) {
    long wall = iterations.stream().mapToLong(Iteration::wallNanos).sum();
    return new ForkResult(
        Outcome.OK,
        null,
        new ForkTiming(iterations, new Measured(wall, cpuNanos, null, null)),
        verified,
        ForkFacts.jvm(),
        Map.of());
  }

  private static ForkResult without(Outcome outcome, String reason) {
    return new ForkResult(outcome, reason, ForkTiming.NONE, NOTHING, ForkFacts.jvm(), Map.of());
  }

  private static Iteration measured(long operations, long nanos) {
    return Iteration.byWallTime(Iteration.Phase.MEASURED, operations, nanos);
  }

  private static long nanos(double seconds) {
    return Math.round(seconds * NANOS);
  }
}
