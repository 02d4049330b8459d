package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.VersionedRun;

class ForkEnginesTest {
  private static final String VECTORS = "vectors: they were faster";
  private static final String SLOWER = "words: vectors are not faster";
  private static final String WITHOUT = "words: the JVM has no such module";

  private final VersionedRun run = new VersionedRun();

  private void forks(String subject, int from, int to, String engine) {
    run.worksBy(engine);
    for (int block = from; block <= to; block++) {
      run.add(subject, "1", block, 10, Outcome.OK);
    }
  }

  @Test
  void oneEngineIsItsNameAlone() {
    forks("elm-sax", 1, 5, VECTORS);
    assertThat(ForkEngines.names(run.forks())).contains("vectors");
    assertThat(run.comparison().notices()).noneMatch(notice -> notice.contains("elm-sax"));
  }

  @Test
  void severalAreNamedWithTheirForksTheMostFrequentFirst() {
    forks("elm-sax", 1, 1, SLOWER);
    forks("elm-sax", 2, 4, VECTORS);
    forks("elm-sax", 5, 5, WITHOUT);
    assertThat(ForkEngines.names(run.forks())).contains("vectors 3, words 2");
    assertThat(run.comparison().documents())
        .flatExtracting(DocumentComparison::subjects)
        .filteredOn(SubjectFigure::hasFigures)
        .singleElement()
        .satisfies(
            figure ->
                assertThat(figure.series().engines())
                    .containsExactly(Map.entry("vectors", 3), Map.entry("words", 2)));
    assertThat(run.comparison().notices())
        .contains(
            "forks of elm-sax worked in several ways, or decided that while measured: in 3 vectors:"
                + " they were faster; in 1 words: the JVM has no such module; in 1 words: vectors"
                + " are not faster.");
  }

  @Test
  void subjectsThatDifferAreNoticedByNothing() {
    forks("elm-sax", 1, 5, VECTORS);
    forks("fir-sax", 1, 5, WITHOUT);
    assertThat(run.comparison().notices()).noneMatch(notice -> notice.contains("ways"));
  }

  /** The trial's own time is in such a figure. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "words, then vectors: they were faster",
        "vectors, decoding trying: they are tried"
      })
  void whatWasNotDecidedWhenItWasMeasuredIsSaid(String engine) {
    forks("elm-sax", 1, 5, engine);
    assertThat(run.comparison().notices())
        .contains(
            "forks of elm-sax worked in several ways, or decided that while measured: in 5 "
                + engine
                + ".");
  }

  @Test
  void aLibraryWithOneWayHasNone() {
    run.add("elm-sax", "1", 10, 0);
    assertThat(ForkEngines.names(run.forks())).isEmpty();
  }
}
