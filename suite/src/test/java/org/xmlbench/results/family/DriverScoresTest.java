package org.xmlbench.results.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.compared.ScoresTables;
import org.xmlbench.results.scorecard.ScoreFile;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.MeasuredBefore;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.SubjectEntry;

/** What scorecards found of drivers, in runs of parsers beside them. */
class DriverScoresTest {
  private static final DriverScore.Figure SAFE =
      new DriverScore.Figure("safe-by-default", "unsafe by default", "2 of 14", false);

  @TempDir private Path runs;

  private final SyntheticRun run = SyntheticRun.of(3);
  private final SubjectEntry first = run.manifest().subjects().getFirst();

  private ScoreFile file(String created, String version) {
    return new ScoreFile(
        ScoreFile.SCHEMA,
        created,
        List.of(new DriverScore("security", first.id(), version, List.of(SAFE))));
  }

  @Test
  void theNewestOfTheSameVersionIsFound() {
    String version = first.library().version();
    write("old", file("2026-11-20T00:00:00Z", version));
    write("new", file("2026-11-21T00:00:00Z", version));
    write("other", file("2026-11-22T00:00:00Z", "0.0"));

    ScoreFile found = ScoreFile.of("security").newest(runs, run.manifest()).orElseThrow();

    assertThat(found.createdUtc()).startsWith("2026-11-21");
    assertThat(found.scores(run.manifest())).hasSize(1);
    assertThat(file("2026-11-22T00:00:00Z", "0.0").scores(run.manifest())).isEmpty();
    assertThat(ScoreFile.of("limits").newest(runs, run.manifest())).isEmpty();
  }

  private void write(String name, ScoreFile scores) {
    Path folder = runs.resolve(name);
    folder.toFile().mkdirs();
    ScoreFile.of("security").write(folder, scores);
  }

  /** A table of it would stand below every run; the page has it, and a command of its own. */
  @Test
  void whoKeepsALibraryIsNotInTheText() {
    DriverScore kept = new DriverScore(DriverScore.MAINTENANCE, first.id(), "1", List.of(SAFE));
    assertThat(ScoresTables.render(List.of(kept))).isEmpty();
  }

  @Test
  void aRunOfParsersShowsThem() throws Exception {
    Manifest manifest =
        run.manifest()
            .of(
                new MeasuredBefore(
                    List.of(),
                    List.of(),
                    file("2026-11-20T00:00:00Z", first.library().version()).scores(),
                    List.of()));

    assertThat(FamilyText.allColumns(manifest, run.records()))
        .contains("== what speed costs: found before this run by 'security'")
        .containsPattern(first.id() + " +2 of 14\\n");
    assertThat(PublishedSchema.of("manifest").errors(StoreJson.file(manifest))).isEmpty();
    assertThat(FamilyText.allColumns(run.manifest(), run.records()))
        .doesNotContain("what speed costs");
  }
}
