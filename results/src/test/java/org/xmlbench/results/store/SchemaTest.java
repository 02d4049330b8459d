package org.xmlbench.results.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.report.JsonExport;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.RunDifference;

/** The published schemas describe what is written. */
class SchemaTest {
  private static final Path SCHEMAS = Path.of("..", "docs", "schema");

  @TempDir Path temp;

  @Test
  void everyRecordIsValid() throws IOException {
    RunFolder folder = SyntheticRun.of(1).write(temp.resolve("run"));
    Schema schema = schema("fork-record.schema.json");

    for (String line : Files.readAllLines(folder.path().resolve(RunFolder.FORKS))) {
      assertThat(schema.validate(line, InputFormat.JSON)).isEmpty();
    }
  }

  @Test
  void nullAndUnknownOutcomeAreInvalid() throws IOException {
    RunFolder folder = SyntheticRun.of(1).write(temp.resolve("run"));
    Schema schema = schema("fork-record.schema.json");
    String line = Files.readAllLines(folder.path().resolve(RunFolder.FORKS)).getFirst();

    assertThat(
            schema.validate(
                line.replace("\"digest\":\"", "\"digest\":null,\"x\":\""), InputFormat.JSON))
        .isNotEmpty();
    assertThat(
            schema.validate(
                line.replace("\"outcome\":\"ok\"", "\"outcome\":\"OK\""), InputFormat.JSON))
        .isNotEmpty();
    assertThat(schema.validate("{\"schema\":1}", InputFormat.JSON)).isNotEmpty();
  }

  @Test
  void manifestIsValid() throws IOException {
    RunFolder folder = SyntheticRun.of(1).write(temp.resolve("run"));
    Schema schema = schema("manifest.schema.json");
    String manifest = Files.readString(folder.path().resolve(RunFolder.MANIFEST));

    assertThat(schema.validate(manifest, InputFormat.JSON)).isEmpty();
    assertThat(schema.validate(manifest.replace("\"cpu\"", "\"sundial\""), InputFormat.JSON))
        .isNotEmpty();
  }

  @Test
  void findingsAreValid() throws IOException {
    RunFolder folder = SyntheticRun.of(1).write(temp.resolve("run"));
    Schema schema = schema("doctor.schema.json");
    String findings = Files.readString(folder.path().resolve(DoctorFile.NAME));

    assertThat(schema.validate(findings, InputFormat.JSON)).isEmpty();
    assertThat(schema.validate(findings.replace("\"warns\"", "\"maybe\""), InputFormat.JSON))
        .isNotEmpty();
    assertThat(schema.validate(findings.replace("\"why\"", "\"reason\""), InputFormat.JSON))
        .isNotEmpty();
  }

  @Test
  void comparisonIsValid() throws IOException {
    SyntheticRun run = SyntheticRun.ofSizes(5);
    Schema schema = schema("comparison.schema.json");
    String json =
        JsonExport.render(Comparison.of(run.manifest(), new Forks(run.records(), List.of())));

    assertThat(schema.validate(json, InputFormat.JSON)).isEmpty();
    assertThat(schema.validate(json.replace("\"tukey\"", "\"eye\""), InputFormat.JSON))
        .isNotEmpty();
    assertThat(schema.validate(json.replace("\"letters\"", "\"rank\""), InputFormat.JSON))
        .isNotEmpty();
    assertThat(json).contains("\"gcCpuShare\"", "\"jitCpuShare\"", "\"exponent\"");
    assertThat(schema.validate(json.replace("\"points\"", "\"dots\""), InputFormat.JSON))
        .isNotEmpty();
  }

  @Test
  void twoStageManifestAndComparisonAreValid() throws IOException {
    SyntheticRun run = SyntheticRun.of(6);
    Manifest fixed = run.manifest();
    Plan plan = new Plan(fixed.plan().blocks(), new Sampling(0.02, 5, 30));
    Manifest manifest =
        Manifest.of(
            fixed.run(),
            fixed.createdUtc(),
            fixed.toolVersion(),
            fixed.profile(),
            fixed.seed(),
            fixed.clock(),
            plan,
            fixed.host(),
            fixed.options(),
            fixed.subjects(),
            fixed.documents());
    RunFolder folder = RunFolder.create(temp.resolve("run"), manifest);
    run.records().forEach(folder::append);

    assertThat(
            schema("manifest.schema.json")
                .validate(
                    Files.readString(folder.path().resolve(RunFolder.MANIFEST)), InputFormat.JSON))
        .isEmpty();
    assertThat(RunFolder.open(folder.path()).manifest()).isEqualTo(manifest);
    assertThat(plan.hash()).isNotEqualTo(fixed.planHash());
    String json = JsonExport.render(Comparison.of(folder));
    assertThat(json).contains("\"stages\"", "\"reachedPercent\"");
    assertThat(schema("comparison.schema.json").validate(json, InputFormat.JSON)).isEmpty();
  }

  @Test
  void runDifferenceIsValid() throws IOException {
    SyntheticRun run = SyntheticRun.of(2);
    Forks forks = new Forks(run.records(), List.of());
    String json = JsonExport.render(RunDifference.of(run.manifest(), forks, run.manifest(), forks));

    assertThat(schema("run-difference.schema.json").validate(json, InputFormat.JSON)).isEmpty();
    assertThat(
            schema("run-difference.schema.json")
                .validate(json.replace("\"cautions\"", "\"verdict\""), InputFormat.JSON))
        .isNotEmpty();
  }

  private static Schema schema(String name) throws IOException {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(Files.readString(SCHEMAS.resolve(name)), InputFormat.JSON);
  }
}
