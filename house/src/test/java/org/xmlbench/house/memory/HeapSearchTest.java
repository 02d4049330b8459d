package org.xmlbench.house.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.results.memory.SmallestHeap;
import org.xmlbench.results.memory.SmallestHeap.Bound;

/** The search with trials that are no processes. */
class HeapSearchTest {
  private static final HeapSearch TO_128 = new HeapSearch(2, 128);

  private final List<Integer> tried = new ArrayList<>();

  private SmallestHeap find(HeapSearch search, HeapSearch.Trial trial) throws Exception {
    return search.find(
        (mib, number) -> {
          tried.add(mib);
          return trial.works(mib, number);
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 14, 20, 21, 40, 77, 127, 128})
  void whatWorksFromSomeHeapOnIsFoundToAStep(int from) throws Exception {
    SmallestHeap found = find(TO_128, (mib, number) -> mib >= from);

    assertThat(found.bound()).isEqualTo(Bound.EXACT);
    assertThat(found.mib()).isBetween(from, from + Math.max(0, from / 20));
    assertThat(found.failsMib()).isLessThan(from);
    assertThat(found.mib() - found.failsMib()).isBetween(1, Math.max(1, found.mib() / 20));
  }

  @Test
  void theAnswerIsTriedThreeTimesAndNoneMoreOften() throws Exception {
    find(TO_128, (mib, number) -> mib >= 14);

    // The largest, the smallest, the middles, and what is left of the three trials.
    assertThat(tried).containsExactly(128, 128, 128, 2, 65, 33, 17, 9, 13, 15, 14, 14, 14, 14);
  }

  @Test
  void oneTrialOfThreeThatFailsGivesAHeapUp() throws Exception {
    SmallestHeap found = find(TO_128, (mib, number) -> mib >= 16 || mib >= 14 && number < 3);

    assertThat(found).isEqualTo(new SmallestHeap(Bound.EXACT, 16, 15));
  }

  @Test
  void aHeapThatFailedOnceByBadLuckIsStillABoundThatFails() throws Exception {
    SmallestHeap found = find(TO_128, (mib, number) -> mib >= 14 && (mib != 17 || number > 1));

    assertThat(found).isEqualTo(new SmallestHeap(Bound.EXACT, 18, 17));
  }

  @Test
  void whatEndsInNoHeapIsAboveTheLargest() throws Exception {
    assertThat(find(TO_128, (mib, number) -> false))
        .isEqualTo(new SmallestHeap(Bound.ABOVE, 128, null));
    assertThat(tried).containsExactly(128);
  }

  @Test
  void whatEndsInTheLargestOnlySometimesIsAboveIt() throws Exception {
    assertThat(find(TO_128, (mib, number) -> number < 3))
        .isEqualTo(new SmallestHeap(Bound.ABOVE, 128, null));
  }

  @Test
  void whatAlwaysEndsIsBoundedByTheSmallest() throws Exception {
    assertThat(find(TO_128, (mib, number) -> true))
        .isEqualTo(new SmallestHeap(Bound.AT_MOST, 2, null));
  }

  @Test
  void flickerUpToTheLargestEndsThere() throws Exception {
    SmallestHeap found = find(TO_128, (mib, number) -> mib == 128 || mib >= 100 && number == 1);

    assertThat(found.bound()).isEqualTo(Bound.EXACT);
    assertThat(found.mib()).isEqualTo(128);
    assertThat(found.failsMib()).isBetween(121, 127);
  }

  @Test
  void aLargeHeapIsFoundInFewTrials() throws Exception {
    find(new HeapSearch(2, 3136), (mib, number) -> mib >= 700);

    assertThat(tried).hasSizeLessThan(16);
  }

  @Test
  void heapsInNoOrderAreRefused() {
    assertThatThrownBy(() -> new HeapSearch(4, 3)).hasMessage("no heaps between 4 and 3");
    assertThatThrownBy(() -> new HeapSearch(0, 3)).isInstanceOf(IllegalArgumentException.class);
  }
}
