package org.xmlbench.families.limits.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.xmlbench.families.limits.fork.LimitMeasures.Stop;

/** The greatest size that works is found exactly, without a trial of each. */
class LimitSearchTest {
  @Test
  void everyLimitIsFoundExactly() throws InterruptedException {
    for (int limit = 0; limit < 1000; limit++) {
      LimitSearch.Found found = search(limit, new ArrayList<>());
      assertThat(found.reached()).isEqualTo(limit);
      assertThat(found.beyond().orElseThrow().words()).isEqualTo("at " + (limit + 1));
    }
  }

  @Test
  void whatHasNoLimitIsTriedUpToTheGreatestSize() throws InterruptedException {
    List<Integer> tried = new ArrayList<>();
    LimitSearch.Found found = search(Integer.MAX_VALUE, tried);
    assertThat(found).isEqualTo(new LimitSearch.Found(1000, Optional.empty()));
    assertThat(tried).containsExactly(64, 128, 256, 512, 1000);
  }

  @Test
  void whatDoesNotEndStopsTheSearch() throws InterruptedException {
    List<Integer> tried = new ArrayList<>();
    LimitSearch.Beyond endless = new LimitSearch.Beyond(Stop.ENDLESS, "");
    LimitSearch.Found found =
        new LimitSearch(64, 1000)
            .find(
                size -> {
                  tried.add(size);
                  return size < 200 ? Optional.empty() : Optional.of(endless);
                });
    assertThat(found).isEqualTo(new LimitSearch.Found(128, Optional.of(endless)));
    assertThat(tried).containsExactly(64, 128, 256);
  }

  private static LimitSearch.Found search(int limit, List<Integer> tried)
      throws InterruptedException {
    return new LimitSearch(64, 1000)
        .find(
            size -> {
              tried.add(size);
              return size <= limit
                  ? Optional.empty()
                  : Optional.of(new LimitSearch.Beyond(Stop.REFUSED, "at " + size));
            });
  }
}
