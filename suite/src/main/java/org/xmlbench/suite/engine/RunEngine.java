package org.xmlbench.suite.engine;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
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
  private final Races races;
  private final ForkCount count = new ForkCount();

  /** Held where the forks of two blocks report at the same time. */
  private final Object state = new Object();

  private int lastBlock;
  private long start;
  private long lastEnd;
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
    this.races = work.races();
    this.blocks = blocks;
    this.stages = work.stages();
    this.documents = work.documents();
    this.log = log;
    this.firstStages = firstStages;
    this.progress = progress;
    this.nanoTime = nanoTime;
    SplittableRandom seeded = new SplittableRandom(plan.seed());
    this.random = seeded.split();
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
      retirement.consider(fork);
      lastBlock = Math.max(lastBlock, fork.block());
      count.resume(fork);
      int group = earlier.add(fork);
      firstStages.add(accounts.get(group), fork);
      races.add(group, fork);
      stages.ended(plan.groups().get(group), fork);
    }
    int[] whole = earlier.whole(retirement);
    int[] replaced = earlier.replaced(retirement);
    for (int i = 0; i < whole.length; i++) {
      accounts.get(i).resume(whole[i], replaced[i]);
      look(accounts.get(i), plan.groups().get(i).measured());
    }
  }

  /**
   * Runs until the plan or the budget is at its end.
   *
   * @return how it ended
   */
  public RunEnd run() throws IOException, InterruptedException {
    start = nanoTime.getAsLong();
    lastEnd = start;
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
    int expected = count.expected(accounts, this::forksOfBlock);
    BudgetEnd.sentence(plan, accounts, count.done(), expected).ifPresent(progress::say);
  }

  /** The block that comes when no other is in work; {@code null} where none does. */
  private BlockInWork next() {
    synchronized (state) {
      return scheduler.next(elapsed(start)).map(this::blockOf).orElse(null);
    }
  }

  private BlockInWork blockOf(GroupAccount account) {
    PlannedGroup group = plan.groups().get(account.index());
    lastBlock++;
    count.blockStarts(account, forksOfBlock(account), blockRules.retry(group));
    Listener listener = new Listener(account, group);
    return new BlockInWork(
        account,
        lastBlock,
        scheduler.round(),
        block(account, group),
        listener,
        listener.defects,
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
    Duration time = elapsed(lastEnd);
    lastEnd = nanoTime.getAsLong();
    List<String> defects = work.defects();
    if (account.completed(time, !defects.isEmpty())) {
      progress.say(
          "block %d on %s %s: one more%s"
              .formatted(
                  work.number(),
                  group.document().name(),
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
          .nextBeside(account, elapsed(start).plus(leftOf(account)))
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

  /** What is left of the time of the block in work. */
  private Duration leftOf(GroupAccount account) {
    Duration left = account.blockTime().minus(elapsed(lastEnd));
    return left.isNegative() ? Duration.ZERO : left;
  }

  private Block block(GroupAccount account, PlannedGroup group) {
    PreparedDocument document = documents.apply(group.document());
    List<PlannedCell> order = new ArrayList<>(alive(account));
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
        retirement.consider(fork);
        blockRules.defect(group, fork).ifPresent(defects::add);
        firstStages.add(account, fork);
        races.add(account.index(), fork);
        stages.ended(group, fork);
        count.ended(account, fork);
        closeIfDone(account);
        if (fork.outcome() != Outcome.SKIPPED) {
          int expected = count.expected(accounts, RunEngine.this::forksOfBlock);
          progress.forkEnds(fork, count.done(), expected, remaining(expected));
        }
      }
    }
  }

  /** The account of the block in work still counts it as a whole, unless it is closed. */
  private Duration remaining(int expected) {
    if (count.done() >= expected) {
      return Duration.ZERO;
    }
    Duration left = scheduler.remaining(elapsed(start));
    if (inWork.blocksLeft() > 0) {
      left = left.minus(inWork.blockTime().minus(leftOf(inWork)));
    }
    return left.compareTo(SHORTEST_SHOWN) < 0 ? SHORTEST_SHOWN : left;
  }

  /**
   * Decides what follows from the blocks that a group has, of which the last had that many forks.
   */
  private void look(GroupAccount account, int forks) {
    chooseSize(account);
    String document = plan.groups().get(account.index()).document().name();
    races.look(account, document).ifPresent(progress::say);
    int next = forksOfBlock(account);
    if (races != Races.NONE && forks > 0 && next > 0) {
      account.nextHas((double) next / forks);
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
        : (int) alive(account).stream().filter(cell -> cell.obstacle() == null).count();
  }

  /** The cells of its next block: those that are still measured, and in the race. */
  private List<PlannedCell> alive(GroupAccount account) {
    Set<Cell> left = races.left(account.index());
    return retirement.alive(plan.groups().get(account.index())).stream()
        .filter(cell -> !left.contains(cell.cell()))
        .toList();
  }

  private void closeIfDone(GroupAccount account) {
    PlannedGroup group = plan.groups().get(account.index());
    if (retirement.alive(group).isEmpty() || stages.givesUp(group)) {
      account.close();
    }
  }

  private Duration elapsed(long since) {
    return Duration.ofNanos(nanoTime.getAsLong() - since);
  }
}
