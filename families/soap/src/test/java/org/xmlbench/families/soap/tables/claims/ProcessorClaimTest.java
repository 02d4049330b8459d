package org.xmlbench.families.soap.tables.claims;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.stats.RunDifference.CellDifference;
import org.xmlbench.results.stats.RunDifference.CellKey;
import org.xmlbench.results.stats.RunDifference.Mismatch;
import org.xmlbench.results.stats.RunDifference.Shared;
import org.xmlbench.results.stats.RunDifference.Sides;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.ProcessorFrequency;
import org.xmlbench.results.store.TimingClock;

class ProcessorClaimTest {
  private static final List<Mismatch> OTHER_HOST =
      List.of(new Mismatch(Shared.HOST, "cpu: one against another"));

  @Test
  void itHoldsWhereTimesChangeAsTheFrequencyDoes() {
    assertThat(claim("2000.0", "3000.0", OTHER_HOST, 0.6, 2.0 / 3, 0.75).orElseThrow())
        .contains("The processors: 2000 and 3000 MHz.")
        .contains("Here: holds.")
        .endsWith("over 3 cells; 3 of them within a quarter.");
  }

  @Test
  void itDoesNotWhereTimesStayAsTheyAre() {
    assertThat(claim("2000.0", "3000.0", OTHER_HOST, 1, 1.02, 0.98).orElseThrow())
        .contains("Here: does not hold.")
        .contains("is 1.470 to 1.530 (median 1.5) over 3 cells; 0 of them");
  }

  @Test
  void processorsOfLikeFrequencyTellNothing() {
    assertThat(claim("2000.0", "2100.0", OTHER_HOST, 0.95).orElseThrow())
        .endsWith("They differ by less than a tenth, which tells nothing.");
  }

  @Test
  void anUnknownFrequencyIsSaid() {
    for (String unknown : new String[] {null, "fast"}) {
      assertThat(claim(unknown, "3000.0", OTHER_HOST, 0.6).orElseThrow())
          .endsWith("Here: cannot be said, since a host does not name its processor's frequency.");
    }
  }

  @Test
  void oneHostOrNoFigureGivesNoAnswer() {
    assertThat(claim("2000.0", "3000.0", List.of(), 0.6)).isEmpty();
    assertThat(claim("2000.0", "3000.0", OTHER_HOST)).isEmpty();
  }

  private static Optional<String> claim(
      String ofA, String ofB, List<Mismatch> mismatches, double... ratios) {
    List<CellDifference> cells = Arrays.stream(ratios).mapToObj(ProcessorClaimTest::cell).toList();
    return ProcessorClaim.of(
        manifest(ofA),
        manifest(ofB),
        new RunDifference(
            RunDifference.SCHEMA,
            "a",
            "b",
            TimingClock.CPU,
            0.95,
            mismatches,
            List.of(),
            cells,
            List.of(),
            List.of(),
            null));
  }

  private static CellDifference cell(double ratio) {
    return new CellDifference(
        new CellKey("unmarshal-e134-int:10", Map.of(), "jaxb-ri", Operation.CALL),
        new Sides<>("1", "1"),
        new Sides<>(Outcome.OK, Outcome.OK),
        new Sides<>(5, 5),
        new Sides<>(1.0, ratio),
        new Estimate(ratio, ratio, ratio));
  }

  private static Manifest manifest(String megahertz) {
    Manifest any = SyntheticRun.of(5).manifest();
    return Manifest.of(
        any.origin(),
        any.plan(),
        any.host(),
        megahertz == null ? Map.of() : Map.of(ProcessorFrequency.OPTION, megahertz),
        any.subjects(),
        any.documents());
  }
}
