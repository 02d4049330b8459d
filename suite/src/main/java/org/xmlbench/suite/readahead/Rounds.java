package org.xmlbench.suite.readahead;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.readahead.condition.PreparedStorage;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.run.DocumentStore;
import org.xmlbench.suite.run.MeasuringSession;
import org.xmlbench.suite.run.PreparedDocument;
import org.xmlbench.suite.run.RunProgress;

/** Rounds of blocks: each round has a block of every group, in random order. */
final class Rounds {
  /** Even the slowest device brings this much in a second. */
  private static final long LEAST_BYTES_PER_SECOND = 2_000_000;

  /** Even the slowest remote store brings this much with each answer. */
  private static final long LEAST_BYTES_PER_ANSWER = 16 << 10;

  private static final long MILLIS = 1000;

  private static final Duration LEAST_LIMIT = Duration.ofSeconds(60);

  private final MeasuringSession session;
  private final RunFolder folder;
  private final DocumentStore documents;
  private final List<StorageGroup> groups;
  private final ReadaheadRequest request;
  private final VoidShare voids = new VoidShare();
  private final Map<StorageGroup, Set<Integer>> complete = new HashMap<>();
  private final WarmUpFiles warmUps;
  private int lastBlock;
  private int forksDone;

  Rounds(
      MeasuringSession session,
      RunFolder folder,
      DocumentStore documents,
      List<StorageGroup> groups,
      ReadaheadRequest request,
      WarmUpFiles warmUps) {
    this.session = session;
    this.folder = folder;
    this.documents = documents;
    this.groups = groups;
    this.request = request;
    this.warmUps = warmUps;
  }

  /** Takes up the records of an earlier session; what was not a whole block is run again. */
  void takeUp(List<ForkRecord> earlier) {
    for (StorageGroup group : groups) {
      Map<Integer, Set<String>> cellsOfBlock = new HashMap<>();
      Map<Integer, Integer> roundOfBlock = new HashMap<>();
      for (ForkRecord fork : earlier) {
        lastBlock = Math.max(lastBlock, fork.block());
        if (group.holds(fork.cell())) {
          voids.add(group.storage(), fork);
          roundOfBlock.put(fork.block(), fork.round());
          if (StagedBlock.isLast(fork)) {
            cellsOfBlock.computeIfAbsent(fork.block(), b -> new HashSet<>()).add(fork.cell().id());
          }
        }
      }
      cellsOfBlock.forEach(
          (block, cells) -> {
            if (cells.size() == group.strategies().size()) {
              complete.computeIfAbsent(group, g -> new HashSet<>()).add(roundOfBlock.get(block));
            }
          });
    }
  }

  void run() throws IOException, InterruptedException {
    Random random = new Random(request.seed());
    try (RunProgress progress = session.progress(forksLeft(1))) {
      long start = System.nanoTime();
      for (int round = 1; round <= request.rounds(); round++) {
        List<StorageGroup> order = new ArrayList<>(groups);
        Collections.shuffle(order, random);
        for (StorageGroup group : order) {
          if (!isDone(group, round) && !voids.tooMany(group.storage())) {
            runBlock(group, round, random, progress, start);
          }
        }
      }
      voids.sentences().forEach(progress::say);
    }
  }

  private boolean isDone(StorageGroup group, int round) {
    return complete.getOrDefault(group, Set.of()).contains(round);
  }

  private int forksLeft(int fromRound) {
    int forks = 0;
    for (int round = fromRound; round <= request.rounds(); round++) {
      for (StorageGroup group : groups) {
        forks += isDone(group, round) ? 0 : group.group().cells().size();
      }
    }
    return forks;
  }

  private void runBlock(
      StorageGroup group, int round, Random random, RunProgress progress, long start)
      throws IOException, InterruptedException {
    PreparedDocument document = documents.get(group.group().document());
    Path warmUp = warmUps.of(document.file());
    PreparedStorage storage =
        PreparedStorage.open(group.storage(), List.of(document.file(), warmUp), session.work());
    try (var _ = session.undoneWhenInterrupted(storage)) {
      PreparedDocument placed = document.at(storage.place(document.file()));
      ReadaheadLine line =
          new ReadaheadLine(
              group,
              ExperimentClasses.strategies(),
              storage.serverCounters(document.file()),
              storage.place(warmUp),
              request.runs().ofRound(round));
      new StagedBlock(
              group,
              storage,
              placed,
              session.staged(folder.manifest().run(), line, limit(group, document)))
          .run(
              document.file(),
              warmUp,
              round,
              ++lastBlock,
              random,
              progress,
              fork -> {
                folder.append(fork);
                voids.add(group.storage(), fork);
                ended(fork, group, round, progress, start);
              });
      complete.computeIfAbsent(group, g -> new HashSet<>()).add(round);
    }
  }

  private void ended(
      ForkRecord fork, StorageGroup group, int round, RunProgress progress, long start) {
    if (StagedBlock.isLast(fork)) {
      forksDone++;
    }
    int inBlock = group.group().cells().size() - fork.position();
    int left = forksLeft(1) - (isDone(group, round) ? 0 : group.group().cells().size()) + inBlock;
    Duration each = Duration.ofNanos(System.nanoTime() - start).dividedBy(Math.max(1, forksDone));
    progress.forkEnds(fork, forksDone, forksDone + left, each.multipliedBy(left));
  }

  private Duration limit(StorageGroup group, PreparedDocument document) {
    OptionalInt delay = group.storage().remoteDelayMillis();
    long perSecond =
        delay.isPresent()
            ? Math.min(LEAST_BYTES_PER_SECOND, LEAST_BYTES_PER_ANSWER * MILLIS / delay.getAsInt())
            : LEAST_BYTES_PER_SECOND;
    Duration slow =
        Duration.ofSeconds(document.bytes() / perSecond)
            .multipliedBy(request.runs().ofRound(1) + 2L);
    return slow.compareTo(LEAST_LIMIT) > 0 ? slow : LEAST_LIMIT;
  }
}
