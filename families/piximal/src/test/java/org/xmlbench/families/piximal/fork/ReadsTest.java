package org.xmlbench.families.piximal.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.piximal.automaton.ArenaQueue;
import org.xmlbench.piximal.automaton.Split;

/** What is timed is also checked: a read that loses a part of the document has no figure. */
class ReadsTest {
  private static final String TEXT = "<a b='1'>x<c/>" + "<i>12</i>".repeat(200) + "</a>";
  private static final MemorySegment DOCUMENT =
      MemorySegment.ofArray(TEXT.getBytes(StandardCharsets.UTF_8));

  @Test
  void everyPartIsReadOnceWhateverTheSplit() throws Exception {
    long all = TEXT.chars().asLongStream().sum();
    ByteSum sum = new ByteSum(DOCUMENT);
    for (Split split : List.of(new Split(0, 2), new Split(37.5, 3), new Split(100, 4))) {
      List<Split.Part> parts = split.parts(0, DOCUMENT.byteSize());
      assertThat(PartThreads.sum(parts, sum, sum)).as(split.toString()).isEqualTo(all);
      assertThat(new PartRead(parts, sum, sum).nanos()).isPositive();
    }
  }

  @Test
  void threadsThatReadSomethingElseAreWrong() {
    AtomicInteger calls = new AtomicInteger();
    PartRead read =
        new PartRead(
            new Split(50, 2).parts(0, DOCUMENT.byteSize()),
            part -> 1,
            part -> calls.incrementAndGet());
    assertThatThrownBy(read::nanos)
        .isInstanceOf(WrongEventsException.class)
        .hasMessageContaining("2 threads have read something else: 3, not 2");
  }

  @Test
  void aWalkFromEachStateHasAllPaths() {
    int states = 20;
    long steps = TEXT.chars().asLongStream().map(b -> 7 * b + 1).sum();
    long sum = 0;
    for (int path = 0; path < states; path++) {
      sum += (path + 1) * ((path + steps) % states);
    }
    Split.Part whole = new Split.Part(0, DOCUMENT.byteSize());
    assertThat(StateWalk.fromEach(DOCUMENT, states).of(whole)).isEqualTo(sum);
    assertThat(StateWalk.fromOne(DOCUMENT, states).of(whole)).isEqualTo(steps % states);
  }

  @Test
  void everyParserGivesTheEventsOfTheDfa() throws Exception {
    ExpectedReads reads = new ExpectedReads(DOCUMENT, OptionalLong.of(202));
    assertThat(reads.dfa().nanos()).isPositive();
    for (Split split : List.of(new Split(0, 2), new Split(50, 2), new Split(33, 7))) {
      assertThat(reads.nfa(split).nanos()).isPositive();
      assertThat(reads.nfa(split, ArenaQueue::new).nanos()).isPositive();
      ExpectedReads.SerialRead serial = reads.serial(split);
      long bound = serial.nanos();
      assertThat(Math.max(serial.means().get(0), serial.means().get(1)) + serial.means().get(2))
          .isEqualTo(bound);
    }
  }

  @Test
  void anotherNumberOfElementsIsWrong() {
    assertThatThrownBy(() -> new ExpectedReads(DOCUMENT, OptionalLong.of(201)))
        .isInstanceOf(WrongEventsException.class)
        .hasMessage("PIXIMAL-DFA has read 202 elements, the document has 201");
  }

  @Test
  void mediansAreOfTheRoundsBehindTheWarmUp() throws Exception {
    AtomicInteger warm = new AtomicInteger();
    TimedRead read =
        new TimedRead() {
          private boolean begun;

          @Override
          public long nanos() {
            return begun ? 30 : warm.incrementAndGet() * 1_000_000L;
          }

          @Override
          public void begin() {
            begun = true;
          }
        };
    ExperimentArguments.ReadSchedule schedule =
        new ExperimentArguments.ReadSchedule(List.of(2), List.of(50.0), 4, Duration.ofMillis(5));
    assertThat(new InterleavedReads(List.of(read, () -> 7)).medians(schedule))
        .containsExactly(30.0, 7.0);
    assertThat(warm.get()).isGreaterThanOrEqualTo(1);
  }
}
