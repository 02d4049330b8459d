package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measured;
import org.xmlbench.results.ChangedFork;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.store.Forks;

/** Less time is always better, more megabytes a second always are, in whatever unit. */
class DirectionTest {
  private static final SyntheticRun RUN = SyntheticRun.of(5);
  private static final int SUBJECTS = 11;
  private static final DocumentComparison BEFORE = psd(RUN.records());

  @Property(tries = 40)
  void aSlowerSubjectNeverLooksFaster(
      @ForAll @IntRange(max = SUBJECTS - 1) int subject,
      @ForAll @DoubleRange(min = 1.01, max = 5) double factor) {
    String name = BEFORE.subjects().get(subject).label();
    DocumentComparison after = psd(slowed(name, factor));
    SubjectFigure was = BEFORE.subjects().get(subject);
    SubjectFigure is = after.subjects().get(subject);

    assertThat(is.costs().cpu().microsPerOperation().value())
        .isGreaterThan(was.costs().cpu().microsPerOperation().value());
    assertThat(is.costs().cpu().megabytesPerSecond().value())
        .isLessThan(was.costs().cpu().megabytesPerSecond().value());
    assertThat(is.ratios().ratio().value())
        .isGreaterThanOrEqualTo(was.ratios().ratio().value() - 1e-6);
    if (!was.standing().fastest()) {
      assertThat(is.standing().fastest()).isFalse();
    }
    for (SubjectFigure figure : after.subjects()) {
      assertThat(figure.ratios().ratio().value()).isGreaterThanOrEqualTo(1);
      assertThat(
              figure.ratios().ratio().high() == null
                  || figure.ratios().ratio().high() >= figure.ratios().ratio().low())
          .isTrue();
    }
  }

  @Property(tries = 40)
  void unitsDoNotMatter(@ForAll @DoubleRange(min = 0.5, max = 100) double factor) {
    DocumentComparison after = psd(slowed("", factor));

    for (int i = 0; i < SUBJECTS; i++) {
      assertThat(after.subjects().get(i).ratios().ratio().value())
          .isCloseTo(BEFORE.subjects().get(i).ratios().ratio().value(), within(1e-6));
      assertThat(after.subjects().get(i).standing().letters())
          .isEqualTo(BEFORE.subjects().get(i).standing().letters());
      assertThat(after.subjects().get(i).standing().fastest())
          .isEqualTo(BEFORE.subjects().get(i).standing().fastest());
    }
  }

  @Property(tries = 40)
  void aSlowerSecondRunHasARatioAboveOne(@ForAll @DoubleRange(min = 1.05, max = 5) double factor) {
    Forks first = new Forks(RUN.records(), List.of());
    Forks second = new Forks(slowed("", factor), List.of());

    for (RunDifference.CellDifference cell :
        RunDifference.of(RUN.manifest(), first, RUN.manifest(), second).cells()) {
      if (cell.ratio() != null) {
        assertThat(cell.ratio().value()).isCloseTo(factor, within(factor * 1e-6));
        assertThat(cell.micros().b()).isGreaterThan(cell.micros().a());
      }
    }
  }

  private static DocumentComparison psd(List<ForkRecord> records) {
    return Comparison.of(RUN.manifest(), new Forks(records, List.of())).documents().getFirst();
  }

  /** The records with the times of one subject, or of all where it is empty, made longer. */
  private static List<ForkRecord> slowed(String label, double factor) {
    List<ForkRecord> records = new ArrayList<>();
    for (ForkRecord fork : RUN.records()) {
      String name = SubjectFigure.label(fork.cell().subject(), fork.cell().operation());
      boolean isMeant = fork.measured() != null && (label.isEmpty() || name.equals(label));
      records.add(isMeant ? slowed(fork, factor) : fork);
    }
    return records;
  }

  private static ForkRecord slowed(ForkRecord fork, double factor) {
    Measured measured = fork.measured();
    return ChangedFork.measured(
        fork,
        new Measured(
            Math.round(measured.wallNanos() * factor),
            Math.round(measured.processCpuNanos() * factor),
            measured.jitCpuNanos(),
            measured.gcCpuNanos()));
  }
}
