package org.xmlbench.suite.iolite;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.iolite.Program;
import org.xmlbench.iolite.Way;
import org.xmlbench.iolite.fork.CopyCost;
import org.xmlbench.results.iolite.IoliteAnalysis;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.iolite.WayRecords.Place;

/**
 * The rounds. In each of them every program is a block: one fork of each of its ways, one after the
 * other in random order; so is the control that copies. A way that failed once is not tried again.
 * A block that was interrupted is run again as a whole: what it lacks would not be adjacent in
 * time.
 */
final class IoliteRounds {
  private final IoliteRequest request;
  private final WayRecords records;
  private final RunFolder folder;
  private final IoliteFiles files;
  private final WayFork forks;
  private final PrintStream err;
  private final Map<Program, Set<Way>> alive = new EnumMap<>(Program.class);
  private final List<ForkRecord> earlier;
  private int lastBlock;

  IoliteRounds(
      IoliteRequest request,
      WayRecords records,
      RunFolder folder,
      IoliteFiles files,
      WayFork forks,
      PrintStream err) {
    this.request = request;
    this.records = records;
    this.folder = folder;
    this.files = files;
    this.forks = forks;
    this.err = err;
    earlier = folder.forks().records();
    lastBlock = earlier.stream().mapToInt(ForkRecord::block).max().orElse(0);
  }

  /** Runs what is not there yet. */
  void run(BiFunction<Program, Way, Optional<String>> obstacle)
      throws IOException, InterruptedException {
    for (Program program : request.programs()) {
      leaveOut(program, obstacle);
    }
    for (int round = 1; round <= request.rounds(); round++) {
      Random random = new Random(request.seed() + round);
      List<Program> order = new ArrayList<>(request.programs());
      Collections.shuffle(order, random);
      for (Program program : order) {
        List<Way> ways = new ArrayList<>(alive.get(program));
        Collections.shuffle(ways, random);
        if (!isWhole(program.text(), round, ways.stream().map(Way::text).toList())) {
          block(program, round, ways);
        }
      }
      List<CopyCost.Origin> origins = Arrays.asList(CopyCost.Origin.values());
      if (!isWhole(
          IoliteAnalysis.COPY, round, origins.stream().map(WayRecords::subject).toList())) {
        copies(round, origins);
      }
    }
  }

  /** What cannot be measured is said once, in one line, and the rest goes on. */
  private void leaveOut(Program program, BiFunction<Program, Way, Optional<String>> obstacle) {
    Set<Way> ways = EnumSet.noneOf(Way.class);
    Set<String> known = new HashSet<>();
    earlier.stream()
        .filter(fork -> fork.cell().document().equals(program.text()))
        .filter(fork -> fork.outcome() != Outcome.OK)
        .forEach(fork -> known.add(fork.cell().subject()));
    int position = 0;
    int block = lastBlock + 1;
    for (Way way : Way.values()) {
      Optional<String> reason = obstacle.apply(program, way);
      if (known.contains(way.text())) {
        continue;
      }
      if (reason.isEmpty()) {
        ways.add(way);
        continue;
      }
      lastBlock = block;
      Place place = new Place(1, block, ++position);
      folder.append(
          records.without(program, way, place, Outcome.SKIPPED, reason.get(), Instant.now()));
      if (program.inapplicable(way).isEmpty()) {
        err.printf("%s %s: %s%n", program.text(), way.text(), reason.get());
      }
    }
    alive.put(program, ways);
  }

  /** Whether the last block of that round has a figure of each of these. */
  private boolean isWhole(String document, int round, List<String> subjects) {
    List<ForkRecord> there =
        earlier.stream()
            .filter(fork -> fork.round() == round && fork.cell().document().equals(document))
            .filter(fork -> fork.outcome() == Outcome.OK)
            .toList();
    int last = there.stream().mapToInt(ForkRecord::block).max().orElse(0);
    return there.stream()
        .filter(fork -> fork.block() == last)
        .map(fork -> fork.cell().subject())
        .toList()
        .containsAll(subjects);
  }

  private void block(Program program, int round, List<Way> ways)
      throws IOException, InterruptedException {
    lastBlock++;
    int position = 0;
    for (Way way : ways) {
      Place place = new Place(round, lastBlock, ++position);
      String name =
          "round %d/%d %s %s".formatted(round, request.rounds(), program.text(), way.text());
      Instant started = Instant.now();
      try {
        ForkRecord fork =
            records.ok(program, way, place, started, forks.runs(files.task(program, way)));
        folder.append(fork);
        err.printf("%s: %.4f s%n", name, fork.measured().wallNanos() / 1e9 / request.runs());
      } catch (ForkFailedException e) {
        alive.get(program).remove(way);
        folder.append(records.without(program, way, place, e.outcome(), e.getMessage(), started));
        err.printf("%s: %s%n", name, e.getMessage());
      }
    }
  }

  private void copies(int round, List<CopyCost.Origin> origins)
      throws IOException, InterruptedException {
    lastBlock++;
    int position = 0;
    for (CopyCost.Origin origin : origins) {
      Instant started = Instant.now();
      try {
        Place place = new Place(round, lastBlock, ++position);
        folder.append(records.copy(origin, place, started, forks.copyNanos(origin)));
      } catch (ForkFailedException e) {
        throw new IOException("the control that copies memory: " + e.getMessage(), e);
      }
    }
  }
}
