package org.xmlbench.results;

import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Warmth;
import org.xmlbench.results.store.RunFolder;

/** A made-up run some of whose forks are other than in {@link SyntheticRun}. */
public record AlteredRun(SyntheticRun run, List<ForkRecord> records) {
  /** The run in which one subject takes {@code factor} times as long on one document. */
  public static AlteredRun slower(
      SyntheticRun run, String subject, String document, double factor) {
    return of(
        run,
        fork ->
            fork.cell().subject().equals(subject)
                    && fork.cell().document().equals(document)
                    && fork.measured() != null
                ? slower(fork, factor)
                : fork);
  }

  /** The run in which one subject takes {@code factor} times as long in every other block. */
  public static AlteredRun erratic(SyntheticRun run, String subject, double factor) {
    return of(
        run,
        fork ->
            fork.cell().subject().equals(subject)
                    && fork.block() % 2 == 0
                    && fork.measured() != null
                ? slower(fork, factor)
                : fork);
  }

  /** The run in which no fork was steady. */
  public static AlteredRun unsteady(SyntheticRun run) {
    return of(
        run, fork -> fork.withTiming(fork.timing().withLabels(List.of(ForkRecord.NOT_STEADY))));
  }

  /** The run whose forks were at their plateau, but for those of one subject. */
  public static AlteredRun onPlateauBut(SyntheticRun run, String subject) {
    return of(
        run,
        fork ->
            fork.withTiming(
                fork.timing().withWarmth(new Warmth(!fork.cell().subject().equals(subject), 1.0))));
  }

  private static AlteredRun of(SyntheticRun run, UnaryOperator<ForkRecord> change) {
    return new AlteredRun(run, run.records().stream().map(change).toList());
  }

  public RunFolder write(Path path) {
    RunFolder folder = RunFolder.create(path, run.manifest());
    records.forEach(folder::append);
    return folder;
  }

  private static ForkRecord slower(ForkRecord fork, double factor) {
    Measured was = fork.measured();
    return fork.withTiming(
        new ForkTiming(
            fork.iterations().stream().map(iteration -> slower(iteration, factor)).toList(),
            new Measured(
                Math.round(factor * was.wallNanos()),
                Math.round(factor * was.processCpuNanos()),
                was.jitCpuNanos(),
                was.gcCpuNanos()),
            fork.labels()));
  }

  private static Iteration slower(Iteration was, double factor) {
    return new Iteration(
        was.phase(),
        was.operations(),
        Math.round(factor * was.wallNanos()),
        was.threadCpuNanos(),
        was.allocatedBytes(),
        was.gcCount(),
        was.gcNanos(),
        was.minorFaults(),
        was.majorFaults());
  }
}
