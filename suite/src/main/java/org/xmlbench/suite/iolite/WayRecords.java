package org.xmlbench.suite.iolite;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.iolite.Program;
import org.xmlbench.iolite.Way;
import org.xmlbench.iolite.fork.CopyCost;
import org.xmlbench.results.iolite.IoliteAnalysis;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.Plan;
import org.xmlbench.results.store.PlannedBlock;

/** Makes records and the plan: a program is a cell's document, a way its subject. */
final class WayRecords {
  private static final double NANOS = 1e9;

  /**
   * What a figure of the control is multiplied by, so that a whole number of nanoseconds says it.
   */
  private static final long COPIED_KIB = 1 << 16;

  private final String run;
  private final String version;
  private final IoliteRequest request;

  WayRecords(String run, String version, IoliteRequest request) {
    this.run = run;
    this.version = version;
    this.request = request;
  }

  /** Where in the run a fork stands. */
  record Place(int round, int block, int position) {}

  /** A fork that counted right. */
  ForkRecord ok(Program program, Way way, Place place, Instant started, List<WayFork.Run> runs) {
    List<Iteration> iterations =
        runs.stream().map(one -> measured(1, nanos(one.seconds()))).toList();
    long wall = iterations.stream().mapToLong(Iteration::wallNanos).sum();
    long cpu = nanos(runs.stream().mapToDouble(WayFork.Run::cpuSeconds).sum());
    return record(
        cell(program.text(), way.text()),
        place,
        Outcome.OK,
        null,
        started,
        iterations,
        new Measured(wall, cpu > 0 ? cpu : null, null, null),
        request.bytes(program));
  }

  /** A fork of the control. */
  ForkRecord copy(CopyCost.Origin origin, Place place, Instant started, List<Double> nanosPerKib) {
    List<Iteration> iterations =
        nanosPerKib.stream()
            .map(nanos -> measured(COPIED_KIB, Math.max(1, Math.round(nanos * COPIED_KIB))))
            .toList();
    long wall = iterations.stream().mapToLong(Iteration::wallNanos).sum();
    return record(
        cell(IoliteAnalysis.COPY, subject(origin)),
        place,
        Outcome.OK,
        null,
        started,
        iterations,
        new Measured(wall, null, null, null),
        null);
  }

  /** A fork without a figure, or a way that is not measured. */
  ForkRecord without(
      Program program, Way way, Place place, Outcome outcome, String reason, Instant started) {
    return record(
        cell(program.text(), way.text()),
        place,
        outcome,
        reason,
        started,
        List.of(),
        null,
        request.bytes(program));
  }

  /** The plan as the manifest keeps it. */
  Plan plan(BiFunction<Program, Way, Optional<String>> obstacle) {
    return new Plan(
        request.programs().stream()
            .map(
                program ->
                    new PlannedBlock(
                        program.text(),
                        request.rounds(),
                        WayFork.JVM_OPTIONS,
                        Arrays.stream(Way.values())
                            .filter(way -> obstacle.apply(program, way).isEmpty())
                            .map(way -> cell(program.text(), way.text()))
                            .toList()))
            .toList());
  }

  /** The programs as the manifest names them. */
  List<DocumentEntry> documents() {
    return request.programs().stream()
        .map(
            program ->
                new DocumentEntry(
                    program.text(), null, request.bytes(program), null, null, null, List.of()))
        .toList();
  }

  static String subject(CopyCost.Origin origin) {
    return origin == CopyCost.Origin.MEMORY ? IoliteAnalysis.MEMORY : IoliteAnalysis.CACHE;
  }

  private Cell cell(String program, String way) {
    return new Cell(
        way,
        version,
        program,
        Operation.COUNT,
        Map.of("driver", request.driver().id(), "gc", "serial", "heap", WayFork.HEAP));
  }

  private static long nanos(double seconds) {
    return Math.round(seconds * NANOS);
  }

  private static Iteration measured(long operations, long nanos) {
    return new Iteration(
        Iteration.Phase.MEASURED, operations, nanos, null, null, null, null, null, null);
  }

  private ForkRecord record(
      Cell cell,
      Place place,
      Outcome outcome,
      String reason,
      Instant started,
      List<Iteration> iterations,
      Measured measured,
      Long bytes) {
    return new ForkRecord(
        ForkRecord.SCHEMA,
        run,
        cell,
        place.round(),
        place.block(),
        null,
        place.position(),
        1,
        outcome,
        reason,
        started.toString(),
        iterations,
        measured,
        List.of(),
        bytes,
        null,
        null,
        null,
        null,
        null);
  }
}
