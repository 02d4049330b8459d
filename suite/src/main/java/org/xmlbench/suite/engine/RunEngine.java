package org.xmlbench.suite.engine;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.suite.engine.plan.Durations;
import org.xmlbench.suite.engine.plan.Effort;
import org.xmlbench.suite.engine.plan.PlannedCell;
import org.xmlbench.suite.engine.plan.PlannedGroup;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.engine.plan.TimedDocument;

/** Runs a plan: rounds of blocks until every group has its blocks or the budget is at its end. */
public final class RunEngine {
  private static final Duration SHORTEST_SHOWN = Duration.ofSeconds(1);

  private final RunPlan plan;
  private final EngineRules rules;
  private final BlockRunner blocks;
  private final BlockStages stages;
  private final Function<TimedDocument, PreparedDocument> documents;
  private final RecordLog log;
  private final RunProgress progress;
  private final FirstStages firstStages;
  private final LongSupplier nanoTime;
  private final RandomGenerator random;
  private final List<GroupAccount> accounts;
  private final BlockScheduler scheduler;
  private final Retirement retirement = new Retirement();
  private final BlockRules blockRules;
  private final ForkCount count = new ForkCount();
  private int lastBlock;

  /**
   * What is run.
   *
   * @param rules what the family makes of the engine's rules
   * @param stages makes what the family puts around a block's forks
   * @param documents the plan's documents as forks read them
   */
  public record Work(
      RunPlan plan,
      EngineRules rules,
      BlockStages stages,
      Function<TimedDocument, PreparedDocument> documents) {}

  /**
   * @param blocks runs a block
   * @param log keeps each record before the next fork starts
   * @param firstStages chooses numbers of blocks, where the plan leaves that to the spread
   * @param nanoTime a clock of which differences are nanoseconds
   */
  public RunEngine(
      Work work,
      BlockRunner blocks,
      RecordLog log,
      FirstStages firstStages,
      RunProgress progress,
      LongSupplier nanoTime) {
    this.plan = work.plan();
    this.rules = work.rules();
    this.blockRules = new BlockRules(rules, retirement);
    this.blocks = blocks;
    this.stages = work.stages();
    this.documents = work.documents();
    this.log = log;
    this.firstStages = firstStages;
    this.progress = progress;
    this.nanoTime = nanoTime;
    SplittableRandom seeded = new SplittableRandom(plan.seed());
    this.random = seeded.split();
    this.accounts = accounts();
    this.scheduler = new BlockScheduler(accounts, plan.effort().budget(), seeded.split());
  }

  /**
   * The accounts of the plan's groups, in its order. A document that is not well-formed gets one
   * block without a process, in which its cells are skipped.
   */
  private List<GroupAccount> accounts() {
    List<GroupAccount> all = new ArrayList<>();
    for (PlannedGroup group : plan.groups()) {
      boolean malformed = documents.apply(group.document()).malformed();
      all.add(
          new GroupAccount(
              all.size(),
              group.isProtected(),
              malformed ? 1 : plan.effort().blocks(),
              malformed ? Duration.ZERO : rules.blockTime().apply(group),
              !malformed && plan.effort().sampling().isPresent()));
    }
    return all;
  }

  /**
   * Takes the records of an earlier session. A block that was interrupted is not completed: what it
   * lacks would not be adjacent in time, nor have been interleaved with the others. It is not
   * counted, and another block is run instead.
   */
  public void resume(List<ForkRecord> records) {
    EarlierBlocks earlier = new EarlierBlocks(plan, blockRules);
    for (ForkRecord fork : records) {
      retirement.consider(fork);
      lastBlock = Math.max(lastBlock, fork.block());
      count.resume(fork);
      int group = earlier.add(fork);
      firstStages.add(accounts.get(group), fork);
      stages.ended(plan.groups().get(group), fork);
    }
    int[] whole = earlier.whole(retirement);
    int[] replaced = earlier.replaced(retirement);
    for (int i = 0; i < whole.length; i++) {
      accounts.get(i).resume(whole[i], replaced[i]);
      chooseSize(accounts.get(i));
    }
  }

  /**
   * Runs until the plan or the budget is at its end.
   *
   * @return how it ended
   */
  public RunEnd run() throws IOException, InterruptedException {
    long start = nanoTime.getAsLong();
    accounts.forEach(this::closeIfDone);
    Optional<GroupAccount> next = scheduler.next(Duration.ZERO);
    while (next.isPresent()) {
      runBlock(next.get(), start);
      next = scheduler.next(elapsed(start));
    }
    sayWhatIsLeft();
    return scheduler.isComplete()
        ? RunEnd.COMPLETE
        : scheduler.hasWholeRound() ? RunEnd.BUDGET : RunEnd.BUDGET_BEFORE_ONE_ROUND;
  }

  /** Only the budget leaves blocks undone, planned ones or those that replace contended ones. */
  private void sayWhatIsLeft() {
    int expected = count.expected(accounts, this::forksOfBlock);
    if (count.done() < expected) {
      progress.say(
          "the time budget of %s is too short for another block: ended after %d of %d forks"
              .formatted(Durations.format(plan.effort().budget()), count.done(), expected));
    }
  }

  private void runBlock(GroupAccount account, long start) throws IOException, InterruptedException {
    PlannedGroup group = plan.groups().get(account.index());
    PreparedDocument document = documents.apply(group.document());
    long blockStart = nanoTime.getAsLong();
    lastBlock++;
    count.blockStarts(account, forksOfBlock(account), blockRules.retry(group));
    Listener listener = new Listener(account, group, start, blockStart);
    try (BlockStage stage = stages.open(group, document, scheduler.round())) {
      blocks.run(block(group, document), stage, listener);
    }
    count.blockEnds();
    if (account.completed(elapsed(blockStart), !listener.defects.isEmpty())) {
      progress.say(
          "block %d on %s %s: one more%s"
              .formatted(
                  lastBlock,
                  group.document().name(),
                  listener.defects.getFirst(),
                  plan.effort().budget().equals(Effort.UNLIMITED)
                      ? ""
                      : ", if the budget allows it"));
    }
    chooseSize(account);
    closeIfDone(account);
  }

  private Block block(PlannedGroup group, PreparedDocument document) {
    List<PlannedCell> order = new ArrayList<>(retirement.alive(group));
    Collections.shuffle(order, Random.from(random));
    List<ForkRequest> requests = new ArrayList<>();
    for (PlannedCell cell : order) {
      requests.add(
          new ForkRequest(
              cell,
              group.condition(),
              document,
              new ForkPlace(scheduler.round(), lastBlock, requests.size() + 1, 1),
              rules.forkLimit().apply(group)));
    }
    return new Block(requests, blockRules.order(group), blockRules.retry(group));
  }

  /** Keeps each record, and reports progress. */
  private final class Listener implements BlockListener {
    private final GroupAccount account;
    private final PlannedGroup group;
    private final long start;
    private final long blockStart;
    private final List<String> defects = new ArrayList<>();

    Listener(GroupAccount account, PlannedGroup group, long start, long blockStart) {
      this.account = account;
      this.group = group;
      this.start = start;
      this.blockStart = blockStart;
    }

    @Override
    public void starts(ForkRequest request) {
      progress.forkStarts(request);
    }

    @Override
    public void ended(ForkRecord fork) {
      log.accept(fork);
      retirement.consider(fork);
      blockRules.defect(group, fork).ifPresent(defects::add);
      firstStages.add(account, fork);
      stages.ended(group, fork);
      count.ended(fork);
      closeIfDone(account);
      if (fork.outcome() != Outcome.SKIPPED) {
        int expected = count.expected(accounts, RunEngine.this::forksOfBlock);
        progress.forkEnds(fork, count.done(), expected, remaining(expected));
      }
    }

    /** The account of the block in work still counts it as a whole, unless it is closed. */
    private Duration remaining(int expected) {
      if (count.done() >= expected) {
        return Duration.ZERO;
      }
      Duration left = scheduler.remaining(elapsed(start));
      if (account.blocksLeft() > 0) {
        Duration inBlock = elapsed(blockStart);
        Duration whole = account.blockTime();
        left = left.minus(inBlock.compareTo(whole) < 0 ? inBlock : whole);
      }
      return left.compareTo(SHORTEST_SHOWN) < 0 ? SHORTEST_SHOWN : left;
    }
  }

  private void chooseSize(GroupAccount account) {
    firstStages
        .choose(account, plan.groups().get(account.index()).document().name())
        .ifPresent(progress::say);
  }

  /** How many forks its next block has if none fails; none where the cells are skipped. */
  private int forksOfBlock(GroupAccount account) {
    PlannedGroup group = plan.groups().get(account.index());
    boolean malformed = documents.apply(group.document()).malformed();
    return malformed
        ? 0
        : (int) retirement.alive(group).stream().filter(cell -> cell.obstacle() == null).count();
  }

  private void closeIfDone(GroupAccount account) {
    PlannedGroup group = plan.groups().get(account.index());
    if (retirement.alive(group).isEmpty() || stages.givesUp(group)) {
      account.close();
    }
  }

  private Duration elapsed(long start) {
    return Duration.ofNanos(nanoTime.getAsLong() - start);
  }
}
