package org.xmlbench.house.engine;

import java.util.List;
import java.util.Optional;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.engine.plan.Percentages;
import org.xmlbench.house.engine.plan.RunPlan;

/** What a run's time budget left undone. */
final class BudgetEnd {
  private BudgetEnd() {}

  /**
   * A sentence for the user; empty where nothing is undone. Only the budget leaves blocks undone,
   * planned ones or those that replace contended ones.
   *
   * @param done forks that ended
   * @param expected these and those that would have come
   */
  static Optional<String> sentence(
      RunPlan plan, List<GroupAccount> accounts, int done, int expected) {
    String budget = Durations.format(plan.effort().budget());
    List<String> undecided =
        accounts.stream()
            .filter(account -> account instanceof RaceAccount && account.wantsPlanned())
            .map(account -> plan.groups().get(account.index()).document().name())
            .distinct()
            .toList();
    if (!undecided.isEmpty()) {
      return Optional.of(
          "the time budget of %s ended before every subject near the fastest was told apart or known to +-%s on %s"
              .formatted(
                  budget,
                  Percentages.format(plan.effort().race().orElseThrow().halfWidth()),
                  String.join(", ", undecided)));
    }
    return done < expected && accounts.stream().noneMatch(GroupAccount::wantsSpare)
        ? Optional.of(
            "the time budget of %s is too short for another block: ended after %d of %d forks"
                .formatted(budget, done, expected))
        : Optional.empty();
  }
}
