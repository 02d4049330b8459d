package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BlockSchedulerTest {
  private static final Duration BLOCK = Duration.ofSeconds(10);

  private final List<GroupAccount> accounts = new ArrayList<>();
  private Duration elapsed = Duration.ZERO;

  private GroupAccount account(boolean isProtected, int planned) {
    GroupAccount account = new GroupAccount(accounts.size(), isProtected, planned, BLOCK);
    accounts.add(account);
    return account;
  }

  private BlockScheduler scheduler(Duration budget) {
    return new BlockScheduler(accounts, budget, new SplittableRandom(7));
  }

  /** Runs to the end; each block takes {@link #BLOCK}. Returns the order of the groups. */
  private List<Integer> run(BlockScheduler scheduler, boolean contended) {
    List<Integer> order = new ArrayList<>();
    Optional<GroupAccount> next = scheduler.next(elapsed);
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
    assertThat(accounts).extracting(GroupAccount::done).containsExactly(5, 5, 2);
  }

  @Test
  void aContendedBlockAsksForOneMoreButNotForEver() {
    account(false, 2);
    run(scheduler(Duration.ofHours(1)), true);
    assertThat(accounts.getFirst().done()).isEqualTo(4);
  }

  @Test
  void extraBlocksComeAfterEveryPlannedBlock() {
    GroupAccount contended = account(false, 2);
    account(false, 2);
    contended.completed(BLOCK, true);
    run(scheduler(Duration.ofSeconds(30)), false);
    assertThat(accounts).extracting(GroupAccount::done).containsExactly(2, 2);
  }

  @Test
  void resumedBlocksAreNotRunAgain() {
    account(false, 3).resume(2, 0);
    account(false, 3).resume(3, 0);
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

  private GroupAccount sampled(int first) {
    return sampled(first, false);
  }

  private GroupAccount sampled(int first, boolean isProtected) {
    GroupAccount account = new GroupAccount(accounts.size(), isProtected, first, BLOCK, true);
    accounts.add(account);
    return account;
  }

  /** Runs to the end; a first stage that has its blocks gets its size from {@code sizes}. */
  private List<Integer> run(BlockScheduler scheduler, int[] sizes, double[] halfWidths) {
    List<Integer> order = new ArrayList<>();
    Optional<GroupAccount> next = scheduler.next(elapsed);
    while (next.isPresent()) {
      GroupAccount account = next.get();
      order.add(account.index());
      assertThat(scheduler.round()).isEqualTo(account.done() + 1);
      elapsed = elapsed.plus(BLOCK);
      account.completed(BLOCK, false);
      if (account.awaitsSize()) {
        account.size(sizes[account.index()], halfWidths[account.index()]);
      }
      next = scheduler.next(elapsed);
    }
    return order;
  }

  @Test
  void everyGroupGetsTheBlocksThatItsFirstStageChose() {
    sampled(5);
    sampled(5);
    sampled(5);
    BlockScheduler scheduler = scheduler(Duration.ofHours(1));
    run(scheduler, new int[] {5, 9, 30}, new double[] {0.01, 0.05, 0.2});

    assertThat(accounts).extracting(GroupAccount::done).containsExactly(5, 9, 30);
    assertThat(scheduler.isComplete()).isTrue();
  }

  @Test
  void afterTheFirstStagesTimeGoesToTheWidestInterval() {
    sampled(2);
    sampled(2);
    BlockScheduler scheduler = scheduler(Duration.ofHours(1));
    List<Integer> order = run(scheduler, new int[] {6, 4}, new double[] {0.06, 0.04});

    assertThat(order.subList(0, 4)).containsExactlyInAnyOrder(0, 0, 1, 1);
    // 6/√2 = 4.2, then 6/√3, 6/√4 = 3, 6/√5 = 2.68 against 4/√2 = 2.83: it is the other's turn
    assertThat(order.subList(4, 10)).containsExactly(0, 0, 0, 1, 0, 1);
  }

  @Test
  void whereTheBudgetIsShortTheWidestIntervalGetsIt() {
    sampled(2);
    sampled(2);
    BlockScheduler scheduler = scheduler(Duration.ofSeconds(70));
    run(scheduler, new int[] {30, 30}, new double[] {0.02, 0.2});

    assertThat(accounts).extracting(GroupAccount::done).containsExactly(2, 5);
    assertThat(scheduler.isComplete()).isFalse();
    assertThat(scheduler.hasWholeRound()).isTrue();
  }

  @Test
  void everyFirstStageComesBeforeAnySecond() {
    sampled(3);
    sampled(3);
    sampled(3);
    BlockScheduler scheduler = scheduler(Duration.ofSeconds(90));
    run(scheduler, new int[] {30, 30, 30}, new double[] {0.3, 0.2, 0.1});

    assertThat(accounts).extracting(GroupAccount::done).containsExactly(3, 3, 3);
  }

  /**
   * Whatever protected groups want: a document with fewer blocks than a first stage has no size.
   */
  @Test
  void everyFirstStageComesBeforeTheSecondOfProtectedGroups() {
    sampled(5, true);
    for (int i = 0; i < 8; i++) {
      sampled(5);
    }
    run(scheduler(Duration.ofSeconds(450)), numbers(9, 30), widths(9));

    assertThat(accounts).extracting(GroupAccount::done).containsOnly(5);
  }

  @Test
  void afterTheFirstStagesProtectedGroupsGetAllThatTheyChose() {
    sampled(5, true);
    sampled(5, false);
    sampled(5, true);
    run(scheduler(Duration.ofSeconds(670)), numbers(3, 30), new double[] {0.1, 0.9, 0.1});

    assertThat(accounts).extracting(GroupAccount::done).containsExactly(30, 7, 30);
  }

  private static int[] numbers(int groups, int each) {
    int[] all = new int[groups];
    Arrays.fill(all, each);
    return all;
  }

  private static double[] widths(int groups) {
    double[] all = new double[groups];
    Arrays.fill(all, 0.1);
    return all;
  }

  @Test
  void aContendedBlockOfTheFirstStageStillAsksForOneMore() {
    GroupAccount account = sampled(2);
    account.completed(BLOCK, true);
    account.completed(BLOCK, false);
    assertThat(account.awaitsSize()).isTrue();
    account.size(2, 0.01);
    run(scheduler(Duration.ofHours(1)), false);

    assertThat(account.done()).isEqualTo(3);
  }

  @Test
  void aFirstStageThatLacksASubjectIsExtended() {
    GroupAccount account = sampled(2);
    account.completed(BLOCK, false);
    account.completed(BLOCK, false);
    account.extendFirstStage();
    assertThat(account.awaitsSize()).isFalse();
    run(scheduler(Duration.ofHours(1)), new int[] {4}, new double[] {0.1});

    assertThat(account.done()).isEqualTo(4);
  }

  @Test
  void theNumberOfBlocksIsFixedOnce() {
    GroupAccount account = sampled(2);
    account.size(4, 0.1);

    assertThatThrownBy(() -> account.size(5, 0.1)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void resumedInItsSecondStageAGroupContinuesThere() {
    GroupAccount account = sampled(5);
    account.resume(7, 0);
    assertThat(account.awaitsSize()).isTrue();
    account.size(9, 0.1);

    assertThat(run(scheduler(Duration.ofHours(1)), false)).containsExactly(0, 0);
  }
}
