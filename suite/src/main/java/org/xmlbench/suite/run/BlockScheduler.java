package org.xmlbench.suite.run;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Decides which group's block comes next. A round is every group that still wants a block once, in
 * random order. A block starts only if it is expected to end within the budget, and a group that is
 * not protected only if that leaves the protected ones the time for all their blocks.
 *
 * <p>Where the first blocks choose how many a group gets, everyone's first stage comes first. After
 * it there are no rounds: the next block goes to the group whose widest pair near the top has the
 * widest interval. Only groups stop, never subjects.
 *
 * <p>The decision looks at numbers of blocks, at how long they take, and at that one spread, which
 * the first stage fixed; never at which subject was faster.
 */
final class BlockScheduler {
  /**
   * One group's account.
   *
   * <p>A contended block asks for one more, where more than one is planned; there are at most as
   * many extra blocks as planned ones.
   */
  static final class Account {
    private final int index;
    private final boolean isProtected;
    private int planned;
    private final boolean isSampled;
    private int wanted;
    private int done;
    private Duration blockTime;
    private Double firstHalfWidth;

    /** An account of a fixed number of blocks. */
    Account(int index, boolean isProtected, int planned, Duration estimate) {
      this(index, isProtected, planned, estimate, false);
    }

    /**
     * @param planned blocks of the group; where it is sampled, those of its first stage
     * @param isSampled whether {@link #size} will say how many there are
     */
    Account(int index, boolean isProtected, int planned, Duration estimate, boolean isSampled) {
      this.isSampled = isSampled;
      this.index = index;
      this.isProtected = isProtected;
      this.planned = planned;
      this.wanted = planned;
      this.blockTime = estimate;
    }

    int index() {
      return index;
    }

    int done() {
      return done;
    }

    /**
     * Says that a block has ended, and how long it took.
     *
     * @return whether one more block is wanted in its place
     */
    boolean completed(Duration time, boolean contended) {
      done++;
      blockTime = time;
      boolean oneMore = contended && planned > 1 && wanted < 2 * planned;
      wanted += oneMore ? 1 : 0;
      return oneMore;
    }

    /** Takes up blocks of an earlier session of the same run. */
    void resume(int blocks) {
      done = blocks;
      wanted = Math.max(planned, blocks);
    }

    /** The group needs no more blocks: none of its cells can be measured. */
    void close() {
      wanted = done;
    }

    int planned() {
      return planned;
    }

    /** Whether the first stage has its blocks and nobody has said yet how many there are. */
    boolean awaitsSize() {
      return isSampled && firstHalfWidth == null && done >= planned;
    }

    /**
     * Says how many blocks there are. It is said once.
     *
     * @param oneBlockHalfWidth half width of the interval of the group's widest pair near the top
     *     if it had one block
     */
    void size(int blocks, double oneBlockHalfWidth) {
      if (firstHalfWidth != null) {
        throw new IllegalStateException("the number of blocks is fixed already");
      }
      int extra = Math.max(0, wanted - Math.max(planned, done));
      planned = blocks;
      wanted = Math.max(blocks, done) + extra;
      firstHalfWidth = oneBlockHalfWidth;
    }

    /** The first stage needs one more block: a subject failed in one of them. */
    void extendFirstStage() {
      planned = done + 1;
      wanted = Math.max(wanted, planned);
    }

    /** Blocks that are still to come, extra ones too. */
    int blocksLeft() {
      return Math.max(0, wanted - done);
    }

    /** How long its next block is expected to take. */
    Duration blockTime() {
      return blockTime;
    }

    private boolean inRounds() {
      return firstHalfWidth == null;
    }

    private double halfWidth() {
      return firstHalfWidth / Math.sqrt(done);
    }

    private boolean wantsMore() {
      return done < wanted;
    }

    private boolean wantsPlanned() {
      return done < Math.min(planned, wanted);
    }

    /** Time for the planned blocks that are still to come. */
    private Duration plannedTime() {
      return wantsPlanned()
          ? blockTime.multipliedBy(Math.min(planned, wanted) - done)
          : Duration.ZERO;
    }
  }

  private final List<Account> accounts;
  private final Duration budget;
  private final RandomGenerator random;
  private final Deque<Account> roundLeft = new ArrayDeque<>();
  private int round;

  BlockScheduler(List<Account> accounts, Duration budget, RandomGenerator random) {
    this.accounts = List.copyOf(accounts);
    this.budget = budget;
    this.random = random;
  }

  /** The round of the block given last: 1-based, in which its group gets just one block. */
  int round() {
    return round;
  }

  /** Whether every group has all the blocks that were planned, or can have none. */
  boolean isComplete() {
    return accounts.stream().noneMatch(Account::wantsPlanned);
  }

  /** Whether every group has one block at least, or can have none. */
  boolean hasWholeRound() {
    return accounts.stream().allMatch(account -> account.done > 0 || !account.wantsMore());
  }

  /**
   * Time that the blocks still to come, extra ones too, are expected to take, as far as the budget
   * allows it.
   */
  Duration remaining(Duration elapsed) {
    Duration left = Duration.ZERO;
    for (Account account : accounts) {
      left = left.plus(account.blockTime.multipliedBy(account.blocksLeft()));
    }
    Duration budgetLeft = budget.minus(elapsed);
    return left.compareTo(budgetLeft) < 0 ? left : budgetLeft;
  }

  /** The next group, or empty when the plan or the budget is at its end. */
  Optional<Account> next(Duration elapsed) {
    Optional<Account> next = nextOfRound(elapsed).or(() -> widest(elapsed));
    next.ifPresent(account -> round = account.done + 1);
    return next;
  }

  private Optional<Account> nextOfRound(Duration elapsed) {
    boolean newRound = false;
    while (true) {
      if (roundLeft.isEmpty()) {
        if (newRound || !startRound()) {
          return Optional.empty();
        }
        newRound = true;
      }
      Account account = roundLeft.poll();
      if (account.inRounds() && fits(account, elapsed)) {
        return Optional.of(account);
      }
    }
  }

  /** Planned blocks come before extra ones, then the widest interval. */
  private Optional<Account> widest(Duration elapsed) {
    return accounts.stream()
        .filter(account -> !account.inRounds() && account.wantsMore() && fits(account, elapsed))
        .max(Comparator.comparing(Account::wantsPlanned).thenComparingDouble(Account::halfWidth));
  }

  private boolean startRound() {
    List<Account> order =
        new ArrayList<>(
            accounts.stream()
                .filter(account -> account.inRounds() && account.wantsMore())
                .toList());
    if (order.isEmpty()) {
      return false;
    }
    Collections.shuffle(order, java.util.Random.from(random));
    roundLeft.addAll(order);
    return true;
  }

  private boolean fits(Account account, Duration elapsed) {
    Duration end = elapsed.plus(account.blockTime);
    for (Account other : accounts) {
      if (other != account && comesBefore(other, account)) {
        end = end.plus(other.plannedTime());
      }
    }
    return end.compareTo(budget) <= 0;
  }

  /**
   * Whether {@code other}'s planned blocks are to be kept time for before {@code account} gets one:
   * everyone's first block comes first, then the planned blocks of protected groups, then those of
   * the others, then extra blocks.
   */
  private static boolean comesBefore(Account other, Account account) {
    if (account.done == 0) {
      return false;
    }
    return account.wantsPlanned() ? other.isProtected && !account.isProtected : true;
  }
}
