package org.xmlbench.suite.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.xmlbench.suite.run.BlockScheduler.Account;

class BlockSchedulerTest {
  private static final Duration BLOCK = Duration.ofSeconds(10);

  private final List<Account> accounts = new ArrayList<>();
  private Duration elapsed = Duration.ZERO;

  private Account account(boolean isProtected, int planned) {
    Account account = new Account(accounts.size(), isProtected, planned, BLOCK);
    accounts.add(account);
    return account;
  }

  private BlockScheduler scheduler(Duration budget) {
    return new BlockScheduler(accounts, budget, new SplittableRandom(7));
  }

  /** Runs to the end; each block takes {@link #BLOCK}. Returns the order of the groups. */
  private List<Integer> run(BlockScheduler scheduler, boolean contended) {
    List<Integer> order = new ArrayList<>();
    Optional<Account> next = scheduler.next(elapsed);
    while (next.isPresent()) {
      order.add(next.get().index());
      elapsed = elapsed.plus(BLOCK);
      next.get().completed(BLOCK, contended);
      next = scheduler.next(elapsed);
    }
    return order;
  }

  @Test
  void everyRoundHoldsEveryGroupOnce() {
    account(false, 3);
    account(false, 3);
    account(false, 3);
    BlockScheduler scheduler = scheduler(Duration.ofHours(1));
    List<Integer> order = run(scheduler, false);
    assertThat(order).hasSize(9);
    for (int round = 0; round < 3; round++) {
      assertThat(order.subList(3 * round, 3 * round + 3)).containsExactlyInAnyOrder(0, 1, 2);
    }
    assertThat(scheduler.isComplete()).isTrue();
  }

  @Test
  void noBlockStartsThatWouldEndAfterTheBudget() {
    account(false, 5);
    account(false, 5);
    BlockScheduler scheduler = scheduler(Duration.ofSeconds(35));
    assertThat(run(scheduler, false)).hasSize(3);
    assertThat(scheduler.isComplete()).isFalse();
    assertThat(scheduler.hasWholeRound()).isTrue();
  }

  @Test
  void aBudgetBelowOneRoundIsSeen() {
    account(false, 5);
    account(false, 5);
    BlockScheduler scheduler = scheduler(Duration.ofSeconds(15));
    assertThat(run(scheduler, false)).hasSize(1);
    assertThat(scheduler.hasWholeRound()).isFalse();
  }

  @Test
  void protectedGroupsGetAllTheirBlocksWhereTheBudgetIsShort() {
    account(true, 5);
    account(true, 5);
    account(false, 5);
    BlockScheduler scheduler = scheduler(Duration.ofSeconds(120));
    run(scheduler, false);
    assertThat(accounts).extracting(Account::done).containsExactly(5, 5, 2);
  }

  @Test
  void aContendedBlockAsksForOneMoreButNotForEver() {
    account(false, 2);
    run(scheduler(Duration.ofHours(1)), true);
    assertThat(accounts.getFirst().done()).isEqualTo(4);
  }

  @Test
  void extraBlocksComeAfterEveryPlannedBlock() {
    Account contended = account(false, 2);
    account(false, 2);
    contended.completed(BLOCK, true);
    run(scheduler(Duration.ofSeconds(30)), false);
    assertThat(accounts).extracting(Account::done).containsExactly(2, 2);
  }

  @Test
  void resumedBlocksAreNotRunAgain() {
    account(false, 3).resume(2);
    account(false, 3).resume(3);
    assertThat(run(scheduler(Duration.ofHours(1)), false)).containsExactly(0);
  }

  @Test
  void aClosedGroupIsLeftOut() {
    account(false, 3).close();
    account(false, 1);
    BlockScheduler scheduler = scheduler(Duration.ofHours(1));
    assertThat(run(scheduler, false)).containsExactly(1);
    assertThat(scheduler.isComplete()).isTrue();
  }
}
