package org.xmlbench.results.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.SyntheticRun;

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

  private static Schema schema(String name) throws IOException {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(Files.readString(SCHEMAS.resolve(name)), InputFormat.JSON);
  }
}
