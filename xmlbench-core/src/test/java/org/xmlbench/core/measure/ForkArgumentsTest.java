package org.xmlbench.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.document.BrokenConstraint;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.record.Operation;

class ForkArgumentsTest {
  private static final ForkArguments.Schedule SCHEDULE =
      new ForkArguments.Schedule(
          Duration.ofSeconds(1),
          Duration.ofMillis(2500),
          Duration.ofMillis(100),
          5,
          Duration.ofMillis(110));

  @Test
  void readsWhatItWrites() {
    ForkArguments arguments =
        new ForkArguments(
            new ForkArguments.Subject("woodstox-stax", Operation.BUILD_WALK, true, 2),
            new ForkArguments.Source(Path.of("/tmp/a b=c.xml"), false, true),
            new ForkArguments.Expected(
                Verification.ORACLE,
                new EventTotals(new EventTally(1, 2, 3, 4, 5), 6, 7, 8),
                "ab12"),
            new ForkChecks(
                List.of(new ForkChecks.Variant(Path.of("/tmp/a-2.xml"), "cd34")),
                Optional.of(
                    new ForkChecks.Unseen(
                        "psd:1KiB,seed=7",
                        Path.of("/tmp/b.xml"),
                        new EventTotals(new EventTally(2, 2, 3, 4, 5), 6, 7, 8),
                        "ef56",
                        Map.of(BrokenConstraint.END_TAG_PRESENT, Path.of("/tmp/c.xml")),
                        ForkChecks.Acceptance.REPORTED))),
            SCHEDULE,
            1024,
            true,
            new ForkFiles(Path.of("/tmp/result.bin"), Path.of("/tmp/turns")));
    assertThat(arguments.toArguments())
        .containsExactly(
            "driver=woodstox-stax",
            "operation=build-walk",
            "parser=fresh",
            "threads=2",
            "input=memory",
            "document=/tmp/a b=c.xml",
            "caches=cold",
            "verification=oracle",
            "totals=" + new EventTotals(new EventTally(1, 2, 3, 4, 5), 6, 7, 8).toText(),
            "digest=ab12",
            "variant.1=/tmp/a-2.xml",
            "variant.1.digest=cd34",
            "unseen=/tmp/b.xml",
            "unseen.name=psd:1KiB,seed=7",
            "unseen.totals=2,2,3,4,5,6,7,8",
            "unseen.digest=ef56",
            "twin.end-tag-present=/tmp/c.xml",
            "accepted-twin=reported",
            "warmup-cpu=PT1S",
            "warmup-limit=PT2.5S",
            "window=PT0.1S",
            "iterations=5",
            "iteration=PT0.11S",
            "singles=1024",
            "counters=auto",
            "result=/tmp/result.bin",
            "turns=/tmp/turns");
    assertThat(ForkArguments.parse(arguments.toArguments())).isEqualTo(arguments);
  }

  @Test
  void readsWhatItWritesWithoutAnOracle() {
    ForkArguments arguments =
        new ForkArguments(
            new ForkArguments.Subject("jdk-sax", Operation.PARSE, false),
            new ForkArguments.Source(Path.of("x.xml"), true),
            new ForkArguments.Expected(Verification.UNVERIFIED, null, null),
            ForkChecks.NONE,
            SCHEDULE,
            0,
            new ForkFiles(Path.of("r"), null));
    assertThat(ForkArguments.parse(arguments.toArguments())).isEqualTo(arguments);
  }

  @Test
  void aLongOperationHasFewerIterations() {
    var schedule =
        new ForkArguments.Schedule(
            Duration.ZERO, Duration.ZERO, Duration.ofMillis(100), 25, Duration.ofMillis(20));
    assertThat(schedule.iterationsOf(1_000, 0)).isEqualTo(25);
    assertThat(schedule.iterationsOf(20_000_000, 0)).isEqualTo(25);
    assertThat(schedule.iterationsOf(40_000_000, 0)).isEqualTo(13);
    assertThat(schedule.iterationsOf(140_000_000, 0)).isEqualTo(5);
    var few =
        new ForkArguments.Schedule(
            Duration.ZERO, Duration.ZERO, Duration.ofMillis(100), 3, Duration.ofMillis(20));
    assertThat(few.iterationsOf(140_000_000, 0)).isEqualTo(3);
  }

  @Test
  void aPhaseThatNeedsMoreTimeGetsAtMostFiveTimesAsMuch() {
    var schedule =
        new ForkArguments.Schedule(
            Duration.ZERO, Duration.ZERO, Duration.ofMillis(100), 25, Duration.ofMillis(20));
    assertThat(schedule.iterationsOf(1_000, 400_000_000)).isEqualTo(25);
    assertThat(schedule.iterationsOf(40_000_000, 1_200_000_000)).isEqualTo(30);
    assertThat(schedule.iterationsOf(1_000, 60_000_000_000L)).isEqualTo(125);
  }

  @Test
  void namesTheArgumentThatIsMissing() {
    assertThatThrownBy(() -> ForkArguments.parse(List.of("driver=x")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("operation=");
  }
}
