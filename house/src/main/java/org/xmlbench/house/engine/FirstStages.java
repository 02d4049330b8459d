package org.xmlbench.house.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.stats.FirstStage;
import org.xmlbench.results.stats.RunClock;
import org.xmlbench.results.store.Sampling;
import org.xmlbench.results.store.TimingClock;

/**
 * Keeps the forks of groups whose number of blocks is still to be chosen, and chooses it once a
 * first stage has its blocks.
 */
public final class FirstStages {
  private static final double PERCENT = 100;

  private final TimingClock clock;
  private final Sampling sampling;
  private final Map<Integer, List<ForkRecord>> forks = new HashMap<>();

  /**
   * @param sampling the rule; {@code null} where every group has a fixed number of blocks
   */
  public FirstStages(TimingClock clock, Sampling sampling) {
    this.clock = clock;
    this.sampling = sampling;
  }

  void add(GroupAccount account, ForkRecord fork) {
    if (sampling != null) {
      forks.computeIfAbsent(account.index(), index -> new ArrayList<>()).add(fork);
    }
  }

  /**
   * Chooses the group's number of blocks, if that is due.
   *
   * @return a message for the user; empty where nothing was chosen
   */
  Optional<String> choose(GroupAccount account, String document) {
    if (sampling == null || !account.awaitsSize()) {
      return Optional.empty();
    }
    List<ForkRecord> records = forks.getOrDefault(account.index(), List.of());
    Optional<FirstStage> stage = FirstStage.of(records, RunClock.of(clock, records), sampling);
    if (stage.isEmpty()) {
      account.extendFirstStage();
      return Optional.empty();
    }
    account.size(stage.get().blocks(), stage.get().halfWidth(sampling, 1));
    forks.remove(account.index());
    return Optional.of(sentence(stage.get(), document));
  }

  private static String sentence(FirstStage stage, String document) {
    return stage.deviation() == null
        ? "%s gets %d blocks".formatted(document, stage.blocks())
        : String.format(
            Locale.ROOT,
            "%s gets %d blocks: %s and %s differ by s0 = %.2f %%",
            document,
            stage.blocks(),
            stage.pair().getFirst(),
            stage.pair().getLast(),
            PERCENT * stage.deviation());
  }
}
