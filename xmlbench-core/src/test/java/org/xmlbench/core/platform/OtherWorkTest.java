package org.xmlbench.core.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class OtherWorkTest {
  private List<String> stat = List.of();
  private OptionalLong own = OptionalLong.of(0);
  private long nanos;

  private OtherWork watch(Integer... processors) {
    OtherWork watch = new OtherWork(List.of(processors), () -> stat, () -> own, () -> nanos);
    watch.resume();
    return watch;
  }

  /** Of a second on two processors: 160 ticks of processes, 150 its own, 10 of another guest. */
  @Test
  void whatProcessesTakeBesideItsOwnIsOtherWork() {
    stat =
        List.of(
            "cpu  9 9 9 9 9 9 9 9 0 0", "cpu0 5 0 5 100 1 1 1 7 0 0", "cpu1 5 0 5 200 1 1 1 0 0 0");
    OtherWork watch = watch(0, 1);
    nanos = 1_000_000_000L;
    own = OptionalLong.of(150);
    stat =
        List.of(
            "cpu  9 9 9 9 9 9 9 9 0 0",
            "cpu0 55 10 15 102 3 4 4 17 9 0",
            "cpu1 65 10 25 202 3 4 4 0 9 0");

    assertThat(watch.share()).hasValueCloseTo(0.10, within(1e-9));
  }

  /** Two watched seconds, in the first of which half is another's, around one that is not. */
  @Test
  void betweenAPauseAndTheNextStartNothingIsWatched() {
    stat = List.of("cpu0 0 0 0 0 0 0 0 0 0 0");
    OtherWork watch = watch(0);
    nanos = 1_000_000_000L;
    stat = List.of("cpu0 50 0 0 0 0 0 0 0 0 0");
    watch.pause();
    nanos = 2_000_000_000L;
    stat = List.of("cpu0 150 0 0 0 0 0 0 0 0 0");
    assertThat(watch.share()).as("while it pauses").hasValueCloseTo(0.5, within(1e-9));
    watch.resume();
    nanos = 3_000_000_000L;
    assertThat(watch.share()).as("while it watches").hasValueCloseTo(0.25, within(1e-9));
    watch.pause();
    assertThat(watch.share()).hasValueCloseTo(0.25, within(1e-9));
  }

  @Test
  void whatCouldNotBeReadOnceStaysUnknown() {
    stat = List.of("cpu0 0 0 0 0 0 0 0 0 0 0");
    OtherWork watch = watch(0);
    nanos = 1_000_000_000L;
    stat = List.of();
    watch.pause();
    stat = List.of("cpu0 0 0 0 0 0 0 0 0 0 0");
    watch.resume();
    nanos = 2_000_000_000L;
    assertThat(watch.share()).isEmpty();
  }

  @Test
  void moreThanATenthContends() {
    assertThat(OtherWork.contends(0.1)).isFalse();
    assertThat(OtherWork.contends(0.101)).isTrue();
  }

  @Test
  void otherProcessorsDoNotMatter() {
    stat = List.of("cpu0 0 0 0 100 0 0 0 0 0 0", "cpu1 0 0 0 100 0 0 0 0 0 0");
    OtherWork watch = watch(1);
    nanos = 1_000_000_000L;
    stat = List.of("cpu0 90 0 0 100 0 0 0 0 0 0", "cpu1 0 0 0 200 0 0 0 0 0 0");

    assertThat(watch.share()).hasValue(0);
  }

  @Test
  void withoutSuchFilesNothingIsKnown() {
    assertThat(watch(0).share()).isEmpty();
    stat = List.of("cpu0 rubbish");
    assertThat(watch(0).share()).isEmpty();
    stat = List.of("cpu0 0 0 0 100 0 0 0 0 0 0");
    assertThat(watch(0, 1).share()).isEmpty();
    assertThat(watch().share()).isEmpty();
    own = OptionalLong.empty();
    assertThat(watch(0).share()).isEmpty();
  }

  @Test
  void theNameOfAProcessMayHoldAnything() {
    assertThat(
            ProcessTree.parse("42 (a) b (c) S 1 42 42 0 -1 4194560 10 0 0 0 7 5 2 1 20 0 3 0 99"))
        .isEqualTo(15);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void whatThisProcessTakesIsCounted() {
    long before = ProcessTree.ticks().orElseThrow();
    long end = System.nanoTime() + 200_000_000L;
    while (System.nanoTime() < end) {
      Math.sqrt(end);
    }
    assertThat(ProcessTree.ticks().orElseThrow()).isGreaterThan(before);
    assertThat(OtherWork.watch().share()).isPresent();
  }
}
