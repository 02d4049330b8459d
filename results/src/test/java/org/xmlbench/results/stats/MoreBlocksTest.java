package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.grid.NodeMeans;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.Race;

/** Why a document has more blocks than it was to have. */
class MoreBlocksTest {
  /** Such as of a user who asked for a number of blocks. */
  @Test
  void moreBlocksThanPlannedAreExplainedAndFewerAreNot() {
    SyntheticRun planned = SyntheticRun.of(2);
    SyntheticRun more = SyntheticRun.of(4);
    assertThat(comparisonOf(planned, planned).notices()).noneMatch(it -> it.contains("planned"));
    assertThat(comparisonOf(more, planned).notices()).noneMatch(it -> it.contains("planned"));
    assertThat(comparisonOf(planned, more).notices())
        .filteredOn(it -> it.startsWith("more blocks than planned: psd:4MiB 4 blocks for 2, "))
        .singleElement()
        .asString()
        .contains("each block in which forks waited for a processor");
  }

  /** Of nodes each makes the whole plan, and a race goes on until it is decided. */
  @Test
  void whereThePlanFixesNoNumberNoneIsMoreThanPlanned() {
    Forks more = new Forks(SyntheticRun.of(4).records(), List.of());
    Manifest planned = SyntheticRun.of(2).manifest();
    assertThat(Comparison.of(planned, more).notices()).anyMatch(it -> it.contains("planned"));
    assertThat(Comparison.of(planned.with(Manifest.UNIT, NodeMeans.NODE), more).notices())
        .noneMatch(it -> it.contains("planned"));
    Manifest race =
        Manifest.of(
            planned.origin(),
            planned.plan().of(Race.of(2)),
            planned.host(),
            planned.options(),
            planned.subjects(),
            planned.documents());
    assertThat(Comparison.of(race, more).notices()).noneMatch(it -> it.contains("planned"));
  }

  private static Comparison comparisonOf(SyntheticRun plan, SyntheticRun measured) {
    return Comparison.of(plan.manifest(), new Forks(measured.records(), List.of()));
  }
}
