package org.xmlbench.results.family.strategies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.SyntheticStrategies;
import org.xmlbench.results.family.strategies.StrategySweep.Factor;
import org.xmlbench.results.family.strategies.StrategySweep.Line;
import org.xmlbench.results.family.strategies.StrategySweep.Point;

class StrategySweepsTest {
  private static List<StrategySweep> sweeps(List<ForkRecord> forks) {
    return StrategySweeps.of(ReadaheadAnalysis.of(forks));
  }

  private static List<StrategySweep> sweeps(Factor factor) {
    return sweeps(SyntheticStrategies.of().forks()).stream()
        .filter(sweep -> sweep.factor() == factor)
        .toList();
  }

  private static Line line(StrategySweep sweep, String strategy) {
    return sweep.lines().stream()
        .filter(line -> line.strategy().equals(strategy))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void requestsMakeALineOfEachStrategyThatHasThem() {
    List<StrategySweep> requests = sweeps(Factor.REQUEST);

    assertThat(requests)
        .extracting(sweep -> sweep.document() + " " + sweep.cache())
        .containsExactly(
            "psd:16MiB cached",
            "psd:16MiB uncached@ra16K",
            "psd:64MiB cached",
            "psd:64MiB uncached@ra16K");
    assertThat(requests)
        .allSatisfy(
            sweep ->
                assertThat(sweep.lines())
                    .extracting(Line::strategy)
                    .containsExactlyInAnyOrder("buffered", "ring", "readahead"));
    Line ring = line(requests.getLast(), "ring");
    assertThat(ring.points())
        .extracting(Point::bytes)
        .containsExactly(64L << 10, 256L << 10, 1L << 20);
    assertThat(ring.points())
        .extracting(point -> point.speedup().value())
        .satisfiesExactly(
            speedup -> assertThat(speedup).isCloseTo(1.5, within(0.1)),
            speedup -> assertThat(speedup).isCloseTo(1.7, within(0.1)),
            speedup -> assertThat(speedup).isCloseTo(1.9, within(0.1)));
  }

  @Test
  void documentsMakeALineOfEveryStrategy() {
    List<StrategySweep> documents = sweeps(Factor.DOCUMENT);

    assertThat(documents)
        .extracting(StrategySweep::cache)
        .containsExactly("cached", "uncached@ra16K");
    assertThat(documents).extracting(StrategySweep::document).containsOnly("psd");
    Line plain = line(documents.getFirst(), "plain");
    assertThat(plain.points()).extracting(Point::bytes).isEqualTo(SyntheticStrategies.BYTES);
    assertThat(plain.points())
        .allSatisfy(
            point -> {
              assertThat(point.megabytesPerSecond().value()).isCloseTo(200, within(4.0));
              assertThat(point.megabytesPerSecond().low())
                  .isLessThan(point.megabytesPerSecond().value());
              assertThat(point.speedup().value()).isEqualTo(1);
              assertThat(point.runs()).isEqualTo(6);
            });
  }

  /** Every run has controls of several sizes: they alone are no sweep. */
  @Test
  void oneSizeIsNoSweep() {
    List<ForkRecord> one =
        SyntheticStrategies.of().forks().stream()
            .filter(fork -> fork.cell().document().equals("psd:16MiB"))
            .filter(
                fork ->
                    List.of("plain", "mmap", "ring:request=1MiB", "buffered-64k", "buffered-1m")
                        .contains(fork.cell().condition().get("input")))
            .toList();

    assertThat(ReadaheadAnalysis.of(one)).hasSize(2);
    assertThat(sweeps(one)).isEmpty();
  }
}
