package org.xmlbench.families.programs.runs;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.families.programs.fork.CopyCost;
import org.xmlbench.families.programs.fork.IoliteFork;
import org.xmlbench.families.programs.fork.Program;
import org.xmlbench.families.programs.fork.Transport;
import org.xmlbench.families.programs.tables.IoliteAnalysis;
import org.xmlbench.families.programs.tables.ProgramsResults;
import org.xmlbench.house.engine.EngineRules;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.house.run.Manifests;
import org.xmlbench.probes.Catalogue;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.results.store.Compilation;

/**
 * The cells of a run: a program is a cell's document, a transport its subject; and so is the
 * control that copies memory, whose subjects are where it copies from.
 */
final class IolitePlan {
  /** Of each JVM of a fork. */
  private static final int HEAP_MIB = 256;

  /** A fork that delivers fewer bytes a second than this hangs. */
  private static final long LEAST_BYTES_PER_SECOND = 2_000_000;

  private static final Duration LEAST_LIMIT = Duration.ofSeconds(60);

  private final IoliteRequest request;
  private final BiFunction<Program, Transport, Optional<String>> obstacle;
  private final Condition condition =
      new Condition(
          Collector.SERIAL,
          Compilation.BACKGROUND,
          HEAP_MIB,
          Runtime.getRuntime().availableProcessors(),
          false,
          true);
  private final List<Path> classPath;

  /**
   * @param obstacle why a transport of a program cannot be measured here; empty where it can
   */
  IolitePlan(IoliteRequest request, BiFunction<Program, Transport, Optional<String>> obstacle) {
    this.request = request;
    this.obstacle = obstacle;
    this.classPath =
        Stream.concat(
                request.driver().classPath().stream(),
                Stream.of(IoliteFork.class, Inputs.class, Catalogue.class).map(JavaCommand::origin))
            .distinct()
            .toList();
  }

  RunPlan plan() {
    List<PlannedGroup> groups = new ArrayList<>();
    for (Program program : request.programs()) {
      groups.add(
          group(
              program.text(),
              request.bytes(program),
              Arrays.stream(Transport.values())
                  .map(
                      transport ->
                          cell(
                              program.text(),
                              transport.label(),
                              obstacle.apply(program, transport)))
                  .toList()));
    }
    groups.add(
        group(
            IoliteAnalysis.COPY,
            0,
            Arrays.stream(CopyCost.Origin.values())
                .map(origin -> cell(IoliteAnalysis.COPY, name(origin), Optional.empty()))
                .toList()));
    return new RunPlan(
        request.asked().profile().isEmpty()
            ? ProgramsResults.FAMILY.command()
            : ProgramsResults.FAMILY.command() + "-" + request.asked().profile(),
        request.asked().seed(),
        groups,
        List.of(),
        Effort.ofBlocks(request.asked().rounds()));
  }

  private PlannedGroup group(String name, long bytes, List<PlannedCell> cells) {
    return new PlannedGroup(new TimedDocument.Made(name, null, bytes), condition, cells, false);
  }

  private PlannedCell cell(String program, String subject, Optional<String> why) {
    String version = Manifests.version();
    Cell cell =
        new Cell(
            subject,
            version,
            program,
            Operation.COUNT,
            Map.of(
                "driver",
                request.driver().id(),
                "gc",
                condition.collector().label(),
                "heap",
                condition.heapMiB() + "m"));
    return new PlannedCell(
        cell,
        new TransportSubject(subject, version, classPath, request.driver().locator()),
        null,
        why.orElse(null),
        ForkJvm.ofSuite());
  }

  /** Forks follow each other: two processes of one take both processors of a small host. */
  EngineRules rules() {
    return new EngineRules(
        group -> false,
        false,
        group -> LEAST_LIMIT.plusSeconds(bytesOfFork(group) / LEAST_BYTES_PER_SECOND),
        group -> IoliteEstimate.block(request, group));
  }

  private long bytesOfFork(PlannedGroup group) {
    return group.document().bytes() * request.asked().runs().all();
  }

  /** The name in records of where the control copies from. */
  static String name(CopyCost.Origin origin) {
    return switch (origin) {
      case MEMORY -> IoliteAnalysis.MEMORY;
      case CACHE -> IoliteAnalysis.CACHE;
    };
  }
}
