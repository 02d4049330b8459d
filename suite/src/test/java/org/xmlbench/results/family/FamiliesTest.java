package org.xmlbench.results.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.load.tables.LoadResults;
import org.xmlbench.families.parsers.tables.ParsersResults;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.report.ReportedRuns;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import tools.jackson.databind.json.JsonMapper;

/** The list of families, and one more that is in no list. */
class FamiliesTest {
  @TempDir private Path temp;

  @Test
  void idsAndCommandsAreUniqueAndEveryFamilyHasWords() {
    assertThat(Families.all())
        .extracting(FamilyResults::id)
        .contains(
            "parsers",
            "toolkits",
            "frameworks",
            "load",
            "attacks",
            "sematech",
            "interoperability",
            "fidelity",
            "startup",
            "strategies",
            "programs",
            "piximal");
    assertThat(Families.all()).extracting(FamilyResults::command).doesNotHaveDuplicates();
    assertThat(Families.all())
        .extracting(family -> family.words().label())
        .doesNotHaveDuplicates()
        .noneMatch(String::isBlank);
    assertThat(Families.all())
        .extracting(family -> Families.words(family).place())
        .containsExactlyElementsOf(IntStream.range(0, Families.all().size()).boxed().toList());
    for (FamilyResults family : Families.all()) {
      assertThat(family.getClass().getPackageName())
          .endsWith(".families." + family.id() + ".tables");
    }
  }

  @Test
  void theManifestNamesTheFamilyAndInOlderOnesTheProfileDoes() throws IOException {
    Manifest old = SyntheticRun.of(1).manifest();
    assertThat(old.family()).isNull();
    assertThat(Families.of(old)).isEqualTo(ParsersResults.FAMILY);
    assertThat(Families.kind(old)).isEqualTo("run");

    Manifest named = Families.named(old);
    assertThat(named.family()).isEqualTo("parsers");
    assertThat(named.kind()).isEqualTo("run");
    assertThat(named.planHash()).isEqualTo(old.planHash());
    assertThat(Families.of(old.of("load", "run"))).isEqualTo(LoadResults.FAMILY);
    assertThat(Families.kind(old.of("parsers", "gate"))).isEqualTo("gate");
    assertThatThrownBy(() -> Families.of(old.of("toy", "run")))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("is of the family 'toy'");

    Path file = RunFolder.create(temp.resolve("run"), named).path().resolve(RunFolder.MANIFEST);
    assertThat(RunFolder.open(temp.resolve("run")).manifest()).isEqualTo(named);
    String json = Files.readString(file);
    PublishedSchema schema = PublishedSchema.of("manifest");
    assertThat(schema.errors(json)).isEmpty();
    String otherKind = json.replace("\"kind\" : \"run\"", "\"kind\" : \"walk\"");
    assertThat(otherKind).isNotEqualTo(json);
    assertThat(schema.errors(otherKind)).isNotEmpty();
  }

  @Test
  void aToyFamilyGoesThroughTextFilesAndPage() throws IOException {
    RunFolder folder = SyntheticRun.of(1).write(temp.resolve("toy"));
    RunResults results = new ToyFamily().results(folder);
    assertThat(results.text()).isEqualTo("12 forks\n".replace("12", forks(folder)));
    assertThat(results.json()).isEqualTo("{\n  \"forks\" : %s\n}\n".formatted(forks(folder)));
    assertThatThrownBy(() -> results.csv("a"))
        .isInstanceOf(UserErrorException.class)
        .hasMessage("a is of toys, which has no CSV: use --json");

    results.writeFiles();
    assertThat(folder.path().resolve("toy.json")).hasContent(results.json());
    assertThat(folder.path().resolve("comparison.json")).doesNotExist();

    Path page = temp.resolve("toy.html");
    Report.write(results, page);
    assertThat(ReportedRuns.in(page)).containsExactly(folder.manifest().run());
    String html = Files.readString(page);
    String begin = "<script type=\"application/json\" id=\"data\">";
    int from = html.indexOf(begin) + begin.length();
    String data = html.substring(from, html.indexOf("</script>", from));
    assertThat(
            JsonMapper.shared()
                .readTree(data)
                .path("runs")
                .path(0)
                .path("sections")
                .path("toy")
                .path("toys")
                .path("forks")
                .asString())
        .isEqualTo(forks(folder));
  }

  private static String forks(RunFolder folder) {
    return Integer.toString(folder.forks().records().size());
  }
}
