package org.xmlbench.house.engine;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.results.stats.Retired;

/** Runs a plan: rounds of blocks until every group has its blocks or the budget is at its end. */
public final class RunEngine {
  private final RunPlan plan;
  private final EngineRules rules;
  private final BlockRunner blocks;
  private final BlockStages stages;
  private final Function<TimedDocument, PreparedDocument> documents;
  private final RecordLog log;
  private final RunProgress progress;
  private final FirstStages firstStages;
  private final RunTime time;
  private final BlockMaker maker;
  private final List<GroupAccount> accounts;
  private final BlockScheduler scheduler;
  private final Retired retired = new Retired();
  private final BlockRules blockRules;
  private final Races races;
  private final Contenders contenders;
  private final ForkCount count = new ForkCount();

  /** Held where the forks of two blocks report at the same time. */
  private final Object state = new Object();

  private int lastBlock;
  private GroupAccount inWork;

  /**
   * What is run.
   *
   * @param rules what the family makes of the engine's rules
   * @param stages makes what the family puts around a block's forks
   * @param documents the plan's documents as forks read them
   * @param races decides which subjects get further blocks
   */
  public record Work(
      RunPlan plan,
      EngineRules rules,
      BlockStages stages,
      Function<TimedDocument, PreparedDocument> documents,
      Races races) {}

  /**
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
    this.blockRules = new BlockRules(rules, retired);
    this.races = work.races();
    this.blocks = blocks;
    this.stages = work.stages();
    this.documents = work.documents();
    this.log = log;
    this.firstStages = firstStages;
    this.progress = progress;
    this.time = new RunTime(nanoTime);
    this.contenders = new Contenders(work, retired);
    SplittableRandom seeded = new SplittableRandom(plan.seed());
    this.maker = new BlockMaker(work, blockRules, seeded.split());
    this.accounts = GroupAccounts.of(work);
    this.scheduler = new BlockScheduler(accounts, plan.effort().budget(), seeded.split());
  }

  /**
   * Takes the records of an earlier session. A block that was interrupted is not completed: what it
   * lacks would not be adjacent in time, nor have been interleaved with the others. It is not
   * counted, and another block is run instead.
   */
  public void resume(List<ForkRecord> records) {
    EarlierBlocks earlier = new EarlierBlocks(plan, blockRules, races);
    for (ForkRecord fork : records) {
      retired.consider(fork);
      lastBlock = Math.max(lastBlock, fork.block());
      count.resume(fork);
      int group = earlier.add(fork);
      firstStages.add(accounts.get(group), fork);
      races.add(group, fork);
      stages.ended(plan.groups().get(group), fork);
    }
    int[] whole = earlier.whole(retired);
    int[] replaced = earlier.replaced(retired);
    for (int i = 0; i < whole.length; i++) {
      accounts.get(i).resume(whole[i], replaced[i]);
      look(accounts.get(i), plan.groups().get(i).measured());
    }
  }

  /** The groups that want further blocks, whatever the budget is. */
  public List<PlannedGroup> unfinished() {
    accounts.forEach(this::closeIfDone);
    return accounts.stream()
        .filter(GroupAccount::wantsMore)
        .map(account -> plan.groups().get(account.index()))
        .toList();
  }

  /** Runs until the plan or the budget is at its end. */
  public RunEnd run() throws IOException, InterruptedException {
    time.starts();
    accounts.forEach(this::closeIfDone);
    BlockInWork block = next();
    while (block != null) {
      block = run(block);
    }
    sayWhatIsLeft();
    return scheduler.isComplete()
        ? RunEnd.COMPLETE
        : scheduler.hasWholeRound() ? RunEnd.BUDGET : RunEnd.BUDGET_BEFORE_ONE_ROUND;
  }

  private void sayWhatIsLeft() {
    int expected = count.expected(accounts, contenders::forks);
    BudgetEnd.sentence(plan, accounts, count.done(), expected).ifPresent(progress::say);
  }

  /** The block that comes when no other is in work; {@code null} where none does. */
  private BlockInWork next() {
    synchronized (state) {
      return scheduler.next(time.elapsed()).map(this::blockOf).orElse(null);
    }
  }

  private BlockInWork blockOf(GroupAccount account) {
    PlannedGroup group = plan.groups().get(account.index());
    lastBlock++;
    count.blockStarts(account, contenders.forks(account), blockRules.retry(group));
    Listener listener = new Listener(account, group);
    return new BlockInWork(
        account,
        lastBlock,
        scheduler.round(),
        maker.block(group, contenders.of(account), lastBlock, scheduler.round()),
        listener,
        () -> List.copyOf(listener.defects),
        null);
  }

  /**
   * Runs a block.
   *
   * @return the next one, of which forks may have started; {@code null} where there is none
   */
  private BlockInWork run(BlockInWork work) throws IOException, InterruptedException {
    PlannedGroup group = plan.groups().get(work.account().index());
    PreparedDocument document = documents.apply(group.document());
    inWork = work.account();
    NextBlock next = new NextBlock(() -> beside(work.account(), group));
    boolean ended = false;
    try (InterleavedBlock forks = work.forks();
        BlockStage stage = stages.open(group, document, work.round())) {
      blocks.run(work.block(), stage, work.listener(), forks, next);
      ended = true;
    } finally {
      if (!ended) {
        next.close();
      }
    }
    synchronized (state) {
      conclude(work, group);
    }
    return next.chosen().orElseGet(this::next);
  }

  private void conclude(BlockInWork work, PlannedGroup group) {
    GroupAccount account = work.account();
    count.blockEnds(account);
    List<String> defects = work.defects().get();
    if (account.completed(time.blockEnds(), !defects.isEmpty())) {
      progress.say(
          "block %d of %s (block %d of the run) %s: one more%s"
              .formatted(
                  work.round(),
                  group.document().name(),
                  work.number(),
                  defects.getFirst(),
                  plan.effort().budget().equals(Effort.UNLIMITED)
                      ? ""
                      : ", if the budget allows it"));
    }
    look(account, work.block().requests().size());
    closeIfDone(account);
  }

  /**
   * The next block, of another group, while that one is in work; {@code null} where there is none.
   */
  private BlockInWork beside(GroupAccount account, PlannedGroup group) {
    synchronized (state) {
      if (stages != BlockStages.NONE
          || plan.groups().stream().noneMatch(other -> rules.overlaps().test(group, other))) {
        return null;
      }
      return scheduler
          .nextBeside(account, time.endOf(account))
          .map(this::blockOf)
          .map(next -> begun(next, group))
          .orElse(null);
    }
  }

  private BlockInWork begun(BlockInWork next, PlannedGroup ending) {
    PlannedGroup group = plan.groups().get(next.account().index());
    return BlockRunner.canBegin(next.block()) && rules.overlaps().test(ending, group)
        ? next.with(blocks.begin(next.block(), next.listener()))
        : next;
  }

  /** Keeps each record, and reports progress. */
  private final class Listener implements BlockListener {
    private final GroupAccount account;
    private final PlannedGroup group;
    private final List<String> defects = new ArrayList<>();

    Listener(GroupAccount account, PlannedGroup group) {
      this.account = account;
      this.group = group;
    }

    @Override
    public void starts(ForkRequest request) {
      synchronized (state) {
        progress.forkStarts(request);
      }
    }

    @Override
    public void ended(ForkRecord fork) {
      synchronized (state) {
        log.accept(fork);
        retired.consider(fork);
        blockRules.defect(group, fork).ifPresent(defects::add);
        firstStages.add(account, fork);
        races.add(account.index(), fork);
        stages.ended(group, fork);
        count.ended(account, fork);
        closeIfDone(account);
        if (fork.outcome() != Outcome.SKIPPED) {
          show(fork, count.expected(accounts, contenders::forks) - count.done(), inWork);
        }
      }
    }
  }

  /** Shows a fork's end, and what the budget holds of the forks that are still to come. */
  private void show(ForkRecord fork, int toCome, GroupAccount inWork) {
    if (toCome <= 0) {
      progress.forkEnds(fork, count.done(), count.done(), false, Duration.ZERO);
      return;
    }
    Duration all = time.remaining(scheduler.timeLeft(), inWork);
    Duration budget = RunTime.atLeastShown(scheduler.budgetLeft(time.elapsed()));
    double share = Math.min(1, (double) budget.toNanos() / all.toNanos());
    progress.forkEnds(
        fork,
        count.done(),
        count.done() + (int) Math.ceil(share * toCome),
        accounts.stream().anyMatch(it -> it instanceof RaceAccount && it.wantsMore()),
        all.compareTo(budget) < 0 ? all : budget);
  }

  /**
   * Decides what follows from the blocks that a group has, of which the last had that many forks.
   */
  private void look(GroupAccount account, int forks) {
    String document = plan.groups().get(account.index()).document().name();
    firstStages.choose(account, document).ifPresent(progress::say);
    races.look(account, document).ifPresent(progress::say);
    int next = contenders.forks(account);
    if (races != Races.NONE && forks > 0 && next > 0) {
      account.nextHas((double) next / forks);
    }
  }

  private void closeIfDone(GroupAccount account) {
    PlannedGroup group = plan.groups().get(account.index());
    if (contenders.measured(account).isEmpty() || stages.givesUp(group)) {
      account.close();
    }
  }
}
