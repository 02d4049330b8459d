package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.store.HostDiagnosis;

class SittingsTest {
  private static final Cell CELL = new Cell("a-sax", "1", "psd:1", Operation.PARSE, Map.of());
  private static final Duration FORK = Duration.ofSeconds(30);

  /** Sessions that begin, and forks that start and last half a minute each. */
  @ParameterizedTest(name = "{3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          30T18:30 | 30T18:30 30T18:49:30 | | one session
          30T18:30 30T20:19 | 30T18:31 30T18:49:30 30T20:20 30T20:21:30 | measured in 2 sittings, 18:30 to 18:50 and 20:19 to 20:22 (UTC) | resumed
          30T18:30 30T20:19 | 30T18:31 30T18:49:30 | | the second measured nothing
          30T18:30 30T18:51 | 30T18:31 30T18:49:30 30T18:52 | | a break of a minute
          30T18:30 30T18:52:01 | 30T18:31 30T18:49:30 30T18:53 | measured in 2 sittings, 18:30 to 18:50 and 18:52 to 18:53 (UTC) | a break of two minutes
          30T18:30 30T18:31 | 30T18:30:30 30T18:31:10 30T18:40 30T18:39 | | parts that several nodes measured at a time
          29T23:00 30T20:19 | 29T23:01 30T00:09:30 30T20:20 | measured in 2 sittings, 2026-11-29 23:00 to 2026-11-30 00:10 and 2026-11-30 20:19 to 20:20 (UTC) | several days
          30T01:00 30T02:00 30T03:00 | 30T01:00 30T02:00 30T03:00 | measured in 3 sittings, 01:00 to 01:00, 02:00 to 02:00 and 03:00 to 03:00 (UTC) | three
          30T01:00 30T02:00 30T03:00 30T04:00 | 30T01:00 30T02:00 30T03:00 30T04:00 | measured in 4 sittings between 01:00 and 04:00 (UTC) | many
          | 30T18:31 30T20:20 | | a version that kept no sessions
          """)
  void itSaysInHowManySittingsARunWasMeasured(
      String sessions, String forks, String expected, String name) {
    List<ForkRecord> records =
        new ArrayList<>(times(forks).stream().map(SittingsTest::fork).toList());
    Collections.shuffle(records, new Random(name.hashCode()));
    assertThat(Sittings.text(times(sessions).stream().map(SittingsTest::session).toList(), records))
        .as(name)
        .isEqualTo(java.util.Optional.ofNullable(expected));
  }

  @Test
  void timesThatAreNoneSayNothing() {
    List<HostDiagnosis> sessions = List.of(session("yesterday"), session("2026-11-30T20:00:00Z"));
    assertThat(
            Sittings.text(
                sessions, List.of(fork("never"), fork(null), fork("2026-11-30T20:00:00Z"))))
        .isEmpty();
  }

  private static List<String> times(String text) {
    return text == null
        ? List.of()
        : Arrays.stream(text.split(" "))
            .map(
                time ->
                    "2026-11-"
                        + time
                        + (time.chars().filter(it -> it == ':').count() == 1 ? ":00Z" : "Z"))
            .toList();
  }

  private static HostDiagnosis session(String readUtc) {
    return new HostDiagnosis(readUtc, List.of());
  }

  private static ForkRecord fork(String startedUtc) {
    Iteration iteration = Iteration.byWallTime(Iteration.Phase.MEASURED, 1, FORK.toNanos());
    return new ForkRecord(
        "r",
        CELL,
        new ForkPlace(1, 1, 1, 1),
        ForkStatus.ok(startedUtc),
        new ForkTiming(List.of(iteration), null),
        null,
        null);
  }
}
