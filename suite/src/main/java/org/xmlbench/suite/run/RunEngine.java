package org.xmlbench.suite.run;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.plan.Durations;
import org.xmlbench.suite.plan.Estimate;
import org.xmlbench.suite.plan.Plan;
import org.xmlbench.suite.plan.PlannedCell;
import org.xmlbench.suite.plan.PlannedGroup;

/** Runs a plan: rounds of blocks until every group has its blocks or the budget is at its end. */
final class RunEngine {
  private final Plan plan;
  private final RunFolder folder;
  private final DocumentStore documents;
  private final BlockRunner blocks;
  private final BlockScheduler scheduler;
  private final List<BlockScheduler.Account> accounts;
  private final RunProgress progress;
  private final FirstStages firstStages;
  private int lastBlock;
  private final ForkCount count = new ForkCount();

  RunEngine(
      Plan plan,
      RunFolder folder,
      DocumentStore documents,
      BlockRunner blocks,
      List<BlockScheduler.Account> accounts,
      BlockScheduler scheduler,
      RunProgress progress) {
    this.plan = plan;
    this.folder = folder;
    this.documents = documents;
    this.blocks = blocks;
    this.accounts = accounts;
    this.scheduler = scheduler;
    this.progress = progress;
    this.firstStages =
        new FirstStages(folder.manifest().clock(), folder.manifest().plan().sampling());
  }

  /**
   * The accounts of a plan's groups, in its order. A document that is not well-formed gets one
   * block without a fork, in which its cells are skipped.
   */
  static List<BlockScheduler.Account> accounts(Plan plan, DocumentStore documents) {
    List<BlockScheduler.Account> accounts = new ArrayList<>();
    for (int i = 0; i < plan.groups().size(); i++) {
      PlannedGroup group = plan.groups().get(i);
      boolean malformed = documents.get(group.document()).malformed();
      accounts.add(
          new BlockScheduler.Account(
              i,
              group.isProtected(),
              malformed ? 1 : plan.blocks(),
              malformed ? Duration.ZERO : Estimate.block(group, plan),
              !malformed && plan.sampling().isPresent()));
    }
    return accounts;
  }

  /**
   * Takes up the forks of an earlier session. A block that was interrupted is not gone on with:
   * what it lacks would not be adjacent in time, nor have had its turns beside the others. It
   * counts as none, and another block is run in its place.
   */
  void resume(List<ForkRecord> records) {
    Map<String, Integer> groupOfCell = new HashMap<>();
    for (int i = 0; i < plan.groups().size(); i++) {
      for (PlannedCell cell : plan.groups().get(i).cells()) {
        groupOfCell.put(cell.cell().id(), i);
      }
    }
    Map<Integer, Set<String>> cellsOfBlock = new HashMap<>();
    Map<Integer, Integer> groupOfBlock = new HashMap<>();
    for (ForkRecord fork : records) {
      blocks.resume(fork);
      lastBlock = Math.max(lastBlock, fork.block());
      count.resume(fork);
      firstStages.add(accounts.get(groupOfCell.get(fork.cell().id())), fork);
      groupOfBlock.put(fork.block(), groupOfCell.get(fork.cell().id()));
      Set<String> ended = cellsOfBlock.computeIfAbsent(fork.block(), b -> new HashSet<>());
      if (BlockRunner.isLastAttempt(fork)) {
        ended.add(fork.cell().id());
      }
    }
    int[] whole = new int[plan.groups().size()];
    cellsOfBlock.forEach(
        (block, cells) -> {
          PlannedGroup group = plan.groups().get(groupOfBlock.get(block));
          boolean complete =
              blocks.alive(group).stream().allMatch(cell -> cells.contains(cell.cell().id()));
          if (complete) {
            whole[groupOfBlock.get(block)]++;
          }
        });
    for (int i = 0; i < whole.length; i++) {
      accounts.get(i).resume(whole[i]);
      chooseSize(accounts.get(i));
    }
  }

  /**
   * Runs until the plan or the budget is at its end.
   *
   * @return how it ended
   */
  RunEnd run() throws IOException, InterruptedException {
    long start = System.nanoTime();
    for (BlockScheduler.Account account : accounts) {
      closeIfEmpty(account);
    }
    Optional<BlockScheduler.Account> next = scheduler.next(Duration.ZERO);
    while (next.isPresent()) {
      runBlock(next.get(), start);
      next = scheduler.next(elapsed(start));
    }
    sayWhatIsLeft();
    return scheduler.isComplete()
        ? RunEnd.COMPLETE
        : scheduler.hasWholeRound() ? RunEnd.BUDGET : RunEnd.BUDGET_BEFORE_ONE_ROUND;
  }

  /** Only the budget leaves blocks undone, planned ones or those in place of contended ones. */
  private void sayWhatIsLeft() {
    int expected = count.expected(accounts, this::forksOfBlock);
    if (count.done() < expected) {
      progress.say(
          "the time budget of %s has no room for another block: ended after %d of %d forks"
              .formatted(Durations.format(plan.budget()), count.done(), expected));
    }
  }

  private void runBlock(BlockScheduler.Account account, long start)
      throws IOException, InterruptedException {
    PlannedGroup group = plan.groups().get(account.index());
    PreparedDocument document = documents.get(group.document());
    long blockStart = System.nanoTime();
    count.blockStarts(account, forksOfBlock(account));
    boolean contended =
        blocks.run(
            group,
            document,
            scheduler.round(),
            ++lastBlock,
            progress,
            fork -> {
              folder.append(fork);
              firstStages.add(account, fork);
              count.ended(fork);
              closeIfEmpty(account);
              if (fork.outcome() != Outcome.SKIPPED) {
                progress.forkEnds(
                    fork,
                    count.done(),
                    count.expected(accounts, this::forksOfBlock),
                    remaining(account, start, blockStart));
              }
            });
    count.blockEnds();
    if (account.completed(elapsed(blockStart), contended)) {
      progress.say(
          "block %d on %s was contended: one more, if the budget allows it"
              .formatted(lastBlock, group.document().name()));
    }
    chooseSize(account);
    closeIfEmpty(account);
  }

  private void chooseSize(BlockScheduler.Account account) {
    firstStages
        .choose(account, plan.groups().get(account.index()).document().name())
        .ifPresent(progress::say);
  }

  /** How many forks its next block has if none fails; none where the cells are skipped. */
  private int forksOfBlock(BlockScheduler.Account account) {
    PlannedGroup group = plan.groups().get(account.index());
    return documents.get(group.document()).malformed() ? 0 : blocks.alive(group).size();
  }

  private void closeIfEmpty(BlockScheduler.Account account) {
    if (blocks.alive(plan.groups().get(account.index())).isEmpty()) {
      account.close();
    }
  }

  /** The account of the block in work still counts it as a whole, unless it is closed. */
  private Duration remaining(BlockScheduler.Account account, long start, long blockStart) {
    if (account.blocksLeft() == 0) {
      return scheduler.remaining(elapsed(start));
    }
    Duration inBlock = elapsed(blockStart);
    Duration counted = inBlock.compareTo(account.blockTime()) < 0 ? inBlock : account.blockTime();
    Duration left = scheduler.remaining(elapsed(start)).minus(counted);
    return left.isNegative() ? Duration.ZERO : left;
  }

  private static Duration elapsed(long start) {
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
