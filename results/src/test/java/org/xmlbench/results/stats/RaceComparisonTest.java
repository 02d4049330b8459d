package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.ChangedFork;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.Race;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoreJson;

/** What is shown of a run that raced. */
class RaceComparisonTest {
  private static final SyntheticRun RUN = SyntheticRun.of(6);

  @TempDir private Path temp;

  private static Manifest manifest() {
    Manifest fixed = RUN.manifest();
    return Manifest.of(
        fixed.origin(),
        fixed.plan().of(Race.of(2)),
        fixed.host(),
        fixed.options(),
        fixed.subjects(),
        fixed.documents());
  }

  /** The records that the run would have if its subjects had raced. */
  private static List<ForkRecord> raced() {
    Map<String, Map<Cell, Integer>> left = new HashMap<>();
    for (String document : RUN.manifest().plan().documents()) {
      List<ForkRecord> own =
          RUN.records().stream().filter(fork -> fork.cell().document().equals(document)).toList();
      left.put(document, RaceStandings.of(own, RUN.manifest().clock(), Race.of(2)).left());
    }
    return RUN.records().stream()
        .filter(
            fork ->
                blocksBefore(fork)
                    < left.get(fork.cell().document()).getOrDefault(fork.cell(), Integer.MAX_VALUE))
        .toList();
  }

  private static long blocksBefore(ForkRecord fork) {
    return RUN.records().stream()
        .filter(other -> other.cell().document().equals(fork.cell().document()))
        .map(ForkRecord::block)
        .distinct()
        .filter(block -> block < fork.block())
        .count();
  }

  private static DocumentComparison psd(Manifest manifest) {
    return Comparison.of(manifest, new Forks(raced(), List.of())).documents().getFirst();
  }

  @Test
  void whoLeftKeepsAnIntervalAndNothingIsLost() {
    DocumentComparison psd = psd(manifest());
    List<SubjectFigure> gone =
        psd.subjects().stream().filter(figure -> figure.standing().leftAfter() != null).toList();

    assertThat(gone).isNotEmpty();
    for (SubjectFigure figure : gone) {
      assertThat(figure.forks()).isEqualTo(figure.standing().leftAfter());
      assertThat(figure.ratios().ratio().low()).isGreaterThan(1);
      assertThat(figure.standing().fastest()).isFalse();
      assertThat(figure.outcome().label()).isEqualTo("ok");
    }
    assertThat(psd.counts().blocks()).isEqualTo(6);
    assertThat(psd.separation().method()).isEqualTo(PairMethod.BEST);
    assertThat(psd.separation().typical().medianPercent())
        .isLessThanOrEqualTo(psd.separation().typical().widestPercent());
    assertThat(psd.resolution()).contains("differences to the fastest above");
    assertThat(psd.fastest()).isNotEmpty();
    assertThat(psd.subjects())
        .allMatch(
            figure -> figure.ratios().ratio() == null || figure.ratios().ratio().value() >= 1);
  }

  /**
   * Two that left are not said to differ; and one that left far behind shares no letter with one
   * near the fastest only because its interval is wide.
   */
  @Test
  void whoLeftHasNoLetter() {
    List<SubjectFigure> left =
        psd(manifest()).subjects().stream()
            .filter(figure -> figure.standing().leftAfter() != null)
            .toList();

    assertThat(left).isNotEmpty().allMatch(figure -> figure.standing().letters() == null);
  }

  @Test
  void allPairsAreComparedByWiderIntervalsWhereTheyAreAskedFor() {
    DocumentComparison best = psd(manifest());
    DocumentComparison all = psd(manifest().with(PairChoice.OPTION, PairChoice.ALL.label()));
    Comparator<DocumentComparison> byWidth =
        Comparator.comparing(document -> document.separation().separablePercent());

    assertThat(byWidth.compare(best, all)).isLessThan(0);
    assertThat(new LetterCount(all).number())
        .isGreaterThanOrEqualTo(new LetterCount(best).number());
  }

  private record LetterCount(DocumentComparison document) {
    long number() {
      return document.subjects().stream()
          .map(figure -> Optional.ofNullable(figure.standing().letters()).orElse(""))
          .distinct()
          .count();
    }
  }

  /** Each of the others was shown to be slower by its margin, which needs no four blocks. */
  @Test
  void aSubjectThatAllOthersLeftIsTheFastestOfFewerBlocks() {
    List<ForkRecord> three =
        raced().stream()
            .filter(fork -> blocksBefore(fork) < 3)
            .filter(
                fork ->
                    Set.of("fir-stax", "cedar-sax", "amber-sax", "birch-sax")
                        .contains(fork.cell().subject()))
            .toList();
    DocumentComparison psd =
        Comparison.of(manifest(), new Forks(three, List.of())).documents().getFirst();

    assertThat(psd.isWon()).isTrue();
    assertThat(psd.fastest()).extracting(SubjectFigure::subject).containsExactly("fir-stax");
    assertThat(psd.subjects()).allMatch(figure -> figure.standing().letters() == null);
    double least =
        psd.subjects().stream()
            .filter(figure -> figure.standing().compared())
            .filter(figure -> !figure.subject().equals("fir-stax"))
            .mapToDouble(figure -> figure.ratios().ratio().low())
            .min()
            .orElseThrow();
    Matcher said =
        Pattern.compile(" blocks\\): every other takes at least ([0-9.]+) times as long$")
            .matcher(psd.resolution());
    assertThat(said.find()).as(psd.resolution()).isTrue();
    assertThat(Double.parseDouble(said.group(1)))
        .isGreaterThan(1.25)
        .isBetween(least - 0.0101, least);
  }

  @Test
  void threeBlocksHaveNoLettersAndNoFastest() {
    List<ForkRecord> three = raced().stream().filter(fork -> blocksBefore(fork) < 3).toList();
    DocumentComparison psd =
        Comparison.of(manifest(), new Forks(three, List.of())).documents().getFirst();

    assertThat(psd.fastest()).isEmpty();
    assertThat(psd.subjects()).allMatch(figure -> figure.standing().letters() == null);
    assertThat(psd.resolution()).contains("fewer than four blocks");
    assertThat(psd.answer()).isEqualTo("no fastest is named");
  }

  @Test
  void manifestAndComparisonAreValid() throws Exception {
    RunFolder folder = RunFolder.create(temp.resolve("run"), manifest());
    raced().forEach(folder::append);
    PublishedSchema schema = PublishedSchema.of("manifest");
    String written = Files.readString(folder.path().resolve(RunFolder.MANIFEST));

    assertThat(schema.errors(written)).isEmpty();
    assertThat(schema.errors(written.replace("\"decidedMargin\"", "\"near\""))).isNotEmpty();
    assertThat(RunFolder.open(folder.path()).manifest()).isEqualTo(manifest());
    assertThat(manifest().planHash()).isNotEqualTo(RUN.manifest().planHash());
    String json = StoreJson.file(Comparison.of(folder.manifest(), folder.forks()));
    assertThat(PublishedSchema.of("comparison").errors(json)).isEmpty();
    assertThat(json).contains("\"leftAfter\"", "\"medianPercent\"", "\"noisiest\"");
  }

  /**
   * Where the fastest turns out to have two speeds, others are compared with the next: a subject
   * that left because of it, with a wide interval, is no fastest all the same.
   */
  @Test
  void whoLeftIsNeverAmongTheFastest() {
    QuickRun noisy = QuickRun.of(1).onNoisyHost();
    int left = 0;
    for (int seed = 0; seed < 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      double spread = 0.3 * random.nextDouble();
      List<ForkRecord> forks =
          noisy.forks().records().stream().map(fork -> slowed(fork, random, spread)).toList();
      DocumentComparison document =
          Comparison.of(noisy.manifest(), new Forks(forks, List.of())).documents().getFirst();
      for (SubjectFigure figure : document.subjects()) {
        if (figure.standing().leftAfter() != null) {
          left++;
          assertThat(figure.standing().fastest())
              .as("%s, seed %d", figure.subject(), seed)
              .isFalse();
        }
      }
    }
    assertThat(left).isGreaterThan(60);
  }

  /** By a half in two of five forks of the fastest two, by the spread in the others. */
  private static ForkRecord slowed(ForkRecord fork, SplittableRandom random, double spread) {
    boolean first =
        fork.cell().subject().equals("amber-sax") || fork.cell().subject().equals("fir-sax");
    double factor = first && random.nextInt(5) < 2 ? 1.5 : Math.exp(spread * random.nextGaussian());
    return ChangedFork.slower(fork, factor);
  }
}
