package org.xmlbench.results.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.AlteredRun;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.RunDifference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The published schemas describe what is written. */
class SchemaTest {
  @TempDir Path temp;

  @Test
  void everyRecordIsValid() throws IOException {
    RunFolder folder = SyntheticRun.of(1).write(temp.resolve("run"));
    PublishedSchema schema = PublishedSchema.of("fork-record");

    for (String line : Files.readAllLines(folder.path().resolve(RunFolder.FORKS))) {
      assertThat(schema.errors(line)).isEmpty();
    }
  }

  @Test
  void nullAndUnknownOutcomeAreInvalid() throws IOException {
    RunFolder folder = SyntheticRun.of(1).write(temp.resolve("run"));
    PublishedSchema schema = PublishedSchema.of("fork-record");
    String line = Files.readAllLines(folder.path().resolve(RunFolder.FORKS)).getFirst();

    assertThat(schema.errors(line.replace("\"digest\":\"", "\"digest\":null,\"x\":\"")))
        .isNotEmpty();
    assertThat(schema.errors(line.replace("\"outcome\":\"ok\"", "\"outcome\":\"OK\"")))
        .isNotEmpty();
    assertThat(schema.errors("{\"schema\":1}")).isNotEmpty();
  }

  @Test
  void manifestIsValid() throws IOException {
    RunFolder folder = SyntheticRun.of(1).write(temp.resolve("run"));
    PublishedSchema schema = PublishedSchema.of("manifest");
    String manifest = Files.readString(folder.path().resolve(RunFolder.MANIFEST));

    assertThat(schema.errors(manifest)).isEmpty();
    assertThat(schema.errors(manifest.replace("\"cpu\"", "\"sundial\""))).isNotEmpty();
  }

  @Test
  void whatToolkitsDeclareIsInTheManifestAndOldOnesHaveNone() throws IOException {
    RunFolder folder = SyntheticCalls.of().write(temp.resolve("run"));
    PublishedSchema schema = PublishedSchema.of("manifest");
    Path file = folder.path().resolve(RunFolder.MANIFEST);
    String manifest = Files.readString(file);

    assertThat(schema.errors(manifest)).isEmpty();
    assertThat(schema.errors(manifest.replace("\"assertion\"", "\"number\""))).isNotEmpty();
    assertThat(RunFolder.open(folder.path()).manifest().subjects())
        .isEqualTo(SyntheticCalls.of().manifest().subjects())
        .extracting(subject -> subject.declared().doesNotMeet())
        .contains(Optional.empty(), Optional.of(List.of()))
        .anyMatch(unmet -> unmet.isPresent() && unmet.get().size() == 2);

    String withoutInstead = manifest.replace("\"instead\"", "\"notYetKnown\"");
    assertThat(withoutInstead).isNotEqualTo(manifest);
    assertThat(schema.errors(withoutInstead)).isEmpty();
    assertThat(schema.errors(manifest.replaceFirst("(\"instead\"\\s*:\\s*)\"", "$11, \"x\": \"")))
        .isNotEmpty();
    Files.writeString(file, withoutInstead);
    assertThat(RunFolder.open(folder.path()).manifest().subjects())
        .map(subject -> subject.declared().doesNotMeet().orElse(List.of()))
        .filteredOn(unmet -> !unmet.isEmpty())
        .singleElement(InstanceOfAssertFactories.list(UnmetAssertion.class))
        .hasSize(2)
        .allMatch(unmet -> unmet.instead() == null && !unmet.text().isEmpty());

    Files.writeString(file, manifest.replace("\"doesNotMeet\"", "\"notYetKnown\""));
    assertThat(schema.errors(Files.readString(file))).isEmpty();
    assertThat(RunFolder.open(folder.path()).manifest().subjects())
        .extracting(subject -> subject.declared().doesNotMeet())
        .containsOnly(Optional.empty());

    Files.writeString(file, manifest.replace("\"assertion\"", "\"number\""));
    assertThatThrownBy(() -> RunFolder.open(folder.path()))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("an entry of doesNotMeet has no assertion");
  }

  @Test
  void leniencyIsInTheManifestAndOldOnesHaveNone() throws IOException {
    RunFolder folder = SyntheticCalls.ofFrameworks("").write(temp.resolve("run"));
    PublishedSchema schema = PublishedSchema.of("manifest");
    Path file = folder.path().resolve(RunFolder.MANIFEST);
    String manifest = Files.readString(file);

    assertThat(schema.errors(manifest)).isEmpty();
    assertThat(schema.errors(manifest.replace("\"an empty header\"", "1"))).isNotEmpty();
    assertThat(RunFolder.open(folder.path()).manifest().subjects())
        .extracting(subject -> subject.declared().saysOtherwise().orElseThrow())
        .containsExactly(
            List.of(), List.of("an empty header", "another order of members"), List.of());

    Files.writeString(file, manifest.replace("\"saysOtherwise\"", "\"notYetKnown\""));
    assertThat(schema.errors(Files.readString(file))).isEmpty();
    assertThat(RunFolder.open(folder.path()).manifest().subjects())
        .extracting(subject -> subject.declared().saysOtherwise())
        .containsOnly(Optional.empty());
  }

  @Test
  void findingsAreValid() throws IOException {
    RunFolder folder = SyntheticRun.of(1).write(temp.resolve("run"));
    PublishedSchema schema = PublishedSchema.of("doctor");
    String findings = Files.readString(folder.path().resolve(DoctorFile.NAME));

    assertThat(schema.errors(findings)).isEmpty();
    assertThat(schema.errors(findings.replace("\"warns\"", "\"maybe\""))).isNotEmpty();
    assertThat(schema.errors(findings.replace("\"why\"", "\"reason\""))).isNotEmpty();
  }

  @Test
  void comparisonIsValid() throws IOException {
    SyntheticRun run = SyntheticRun.ofSizes(5);
    PublishedSchema schema = PublishedSchema.of("comparison");
    String json =
        StoreJson.file(Comparison.of(run.manifest(), new Forks(run.records(), List.of())));

    assertThat(schema.errors(json)).isEmpty();
    assertThat(schema.errors(json.replace("\"tukey\"", "\"eye\""))).isNotEmpty();
    assertThat(schema.errors(json.replace("\"letters\" : \"", "\"letters\" : \"?"))).isNotEmpty();
    assertThat(json).contains("\"gcCpuShare\"", "\"jitCpuShare\"", "\"localPower\"");
    assertThat(schema.errors(json.replace("\"points\"", "\"dots\""))).isNotEmpty();
  }

  @Test
  void theTablesOfEachFamilyAreValid() throws IOException {
    PublishedSchema schema = PublishedSchema.of("comparison");
    String json = RunResults.of(SyntheticRun.of(5).write(temp.resolve("run"))).json();

    assertThat(schema.errors(json)).isEmpty();
    assertThat(schema.errors(json.replace("\"tone\" : \"good\"", "\"tone\" : \"loud\"")))
        .isNotEmpty();
    assertThat(schema.errors(json.replace("\"kind\" : \"ratio\"", "\"kind\" : \"rank\"")))
        .isNotEmpty();
    JsonNode table = new JsonMapper().readTree(json).path("tables").get(0);
    assertThat(table.path("rows").get(0).path("cells").path("ratio").path("text").asString())
        .isEqualTo("1.00");
    String calls =
        RunResults.of(SyntheticCalls.ofFrameworks("").write(temp.resolve("calls"))).json();
    assertThat(calls).contains("\"tables\"");
    assertThat(schema.errors(calls)).isEmpty();
  }

  @Test
  void twoStageManifestAndComparisonAreValid() throws IOException {
    SyntheticRun run = SyntheticRun.of(6);
    Manifest fixed = run.manifest();
    StoredPlan plan = new StoredPlan(fixed.plan().blocks(), new Sampling(0.02, 5, 30));
    Manifest manifest =
        Manifest.of(
            new Manifest.Origin(
                fixed.run(),
                fixed.createdUtc(),
                fixed.toolVersion(),
                null,
                null,
                fixed.profile(),
                fixed.seed(),
                fixed.clock()),
            plan,
            fixed.host(),
            fixed.options(),
            fixed.subjects(),
            fixed.documents());
    RunFolder folder = RunFolder.create(temp.resolve("run"), manifest);
    run.records().forEach(folder::append);

    assertThat(
            PublishedSchema.of("manifest")
                .errors(Files.readString(folder.path().resolve(RunFolder.MANIFEST))))
        .isEmpty();
    assertThat(RunFolder.open(folder.path()).manifest()).isEqualTo(manifest);
    assertThat(plan.hash()).isNotEqualTo(fixed.planHash());
    String json = StoreJson.file(Comparison.of(folder.manifest(), folder.forks()));
    assertThat(json).contains("\"stages\"", "\"reachedPercent\"");
    assertThat(PublishedSchema.of("comparison").errors(json)).isEmpty();
  }

  @Test
  void comparisonOfAThirdClockWithALabelOnEachForkIsValid() throws IOException {
    AlteredRun run = AlteredRun.unsteady(SyntheticRun.of(2));
    PublishedSchema schema = PublishedSchema.of("comparison");
    String json =
        StoreJson.file(
            Comparison.of(
                run.run().manifest().of(TimingClock.CPU_LESS_COMPILER),
                new Forks(run.records(), List.of())));

    assertThat(schema.errors(json)).isEmpty();
    assertThat(json).contains("\"clock\" : \"cpu-less-compiler\"", "\"jitMicrosPerOperation\"");
    assertThat(schema.errors(json.replace("\"defect\" : \"label\"", "\"defect\" : \"fate\"")))
        .isNotEmpty();
  }

  @Test
  void runDifferenceIsValid() throws IOException {
    SyntheticRun run = SyntheticRun.of(2);
    Forks forks = new Forks(run.records(), List.of());
    String json = StoreJson.file(RunDifference.of(run.manifest(), forks, run.manifest(), forks));

    assertThat(PublishedSchema.of("run-difference").errors(json)).isEmpty();
    assertThat(
            PublishedSchema.of("run-difference")
                .errors(json.replace("\"cautions\"", "\"verdict\"")))
        .isNotEmpty();
  }
}
