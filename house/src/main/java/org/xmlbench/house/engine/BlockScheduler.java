package org.xmlbench.house.engine;

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
 * <p>Where the first blocks choose how many a group gets, the first stages of all groups come
 * first. After it there are no rounds: the next block goes to the group whose widest pair near the
 * top has the widest interval. Of groups whose subjects race it goes to the one with fewest blocks;
 * where the budget may not hold the blocks that order subjects for all of them, to the first in the
 * plan that lacks some.
 *
 * <p>The decision looks at numbers of blocks, at how long they take, at that one spread, which the
 * first stage fixed, and at whether a race is decided; never at which subject was faster.
 */
final class BlockScheduler {
  private final List<GroupAccount> accounts;
  private final Duration budget;
  private final RandomGenerator random;
  private final Deque<GroupAccount> roundLeft = new ArrayDeque<>();
  private int round;

  BlockScheduler(List<GroupAccount> accounts, Duration budget, RandomGenerator random) {
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
    return accounts.stream().noneMatch(GroupAccount::wantsPlanned);
  }

  /** Whether every group has one block at least, or can have none. */
  boolean hasWholeRound() {
    return accounts.stream().allMatch(account -> account.done() > 0 || !account.wantsMore());
  }

  /**
   * Time that the blocks still to come, extra ones too, are expected to take, the one in work as a
   * whole, whether the budget holds it or not.
   */
  Duration timeLeft() {
    Duration left = Duration.ZERO;
    for (GroupAccount account : accounts) {
      left = left.plus(account.timeLeft());
    }
    return left;
  }

  /** What is left of the budget; zero where it has ended. */
  Duration budgetLeft(Duration elapsed) {
    Duration left = budget.minus(elapsed);
    return left.isNegative() ? Duration.ZERO : left;
  }

  /** The next group, or empty when the plan or the budget is at its end. */
  Optional<GroupAccount> next(Duration elapsed) {
    Optional<GroupAccount> next = nextOfRound(elapsed, null).or(() -> widest(elapsed, null));
    next.ifPresent(account -> round = account.begun() + 1);
    return next;
  }

  /**
   * The next group while a block is in work; empty where its group comes next, or where that cannot
   * be known before it has ended. It keeps its place then.
   *
   * @param ends when that block is expected to end
   */
  Optional<GroupAccount> nextBeside(GroupAccount inWork, Duration ends) {
    Optional<GroupAccount> next = nextOfRound(ends, inWork);
    if (next.isEmpty() && roundLeft.isEmpty()) {
      next = widest(ends, inWork);
    }
    next.ifPresent(account -> round = account.begun() + 1);
    return next;
  }

  private Optional<GroupAccount> nextOfRound(Duration elapsed, GroupAccount inWork) {
    boolean newRound = false;
    while (true) {
      if (roundLeft.isEmpty()) {
        if (newRound || !startRound()) {
          return Optional.empty();
        }
        newRound = true;
      }
      if (roundLeft.peek() == inWork) {
        return Optional.empty();
      }
      GroupAccount account = roundLeft.poll();
      if (account.inRounds() && fits(account, elapsed)) {
        return Optional.of(account);
      }
    }
  }

  /** Planned blocks come before extra ones, then the widest interval. */
  private Optional<GroupAccount> widest(Duration elapsed, GroupAccount inWork) {
    return accounts.stream()
        .filter(account -> !account.inRounds() && account.wantsMore() && fits(account, elapsed))
        .max(
            Comparator.comparing(GroupAccount::wantsPlanned)
                .thenComparing(byPlan(elapsed))
                .thenComparing(Comparator.comparingInt(GroupAccount::turn).reversed())
                .thenComparingDouble(GroupAccount::halfWidth))
        .filter(account -> account != inWork);
  }

  /**
   * Greater is what comes first: the plan's order, where the budget is short of ordering blocks.
   */
  private Comparator<GroupAccount> byPlan(Duration elapsed) {
    Duration needed =
        accounts.stream().map(GroupAccount::timeToOrder).reduce(Duration.ZERO, Duration::plus);
    if (needed.compareTo(budgetLeft(elapsed)) <= 0) {
      return (_, _) -> 0;
    }
    return Comparator.comparingInt(
        account -> account.timeToOrder().isZero() ? -accounts.size() : -account.index());
  }

  private boolean startRound() {
    List<GroupAccount> order =
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

  private boolean fits(GroupAccount account, Duration elapsed) {
    Duration end = elapsed.plus(account.blockTime());
    for (GroupAccount other : accounts) {
      if (other != account && comesBefore(other, account)) {
        end = end.plus(other.plannedTime());
      }
    }
    return end.compareTo(budget) <= 0;
  }

  /**
   * Whether time must be kept for {@code other}'s planned blocks before {@code account} gets one:
   * the first block of every group comes first, then the planned blocks of protected groups, then
   * those of the others, then extra blocks. Where first stages choose numbers of blocks, all first
   * stages come before what any of them chose.
   */
  private static boolean comesBefore(GroupAccount other, GroupAccount account) {
    if (account.begun() == 0) {
      return false;
    }
    if (!account.wantsPlanned()) {
      return true;
    }
    boolean sameStage = other.inRounds() || !account.inRounds();
    return other.isProtected() && !account.isProtected() && sameStage;
  }
}
