package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.store.StoreJson;

/** The published schemas describe the files of a gate and of a calibration. */
class GateSchemaTest {
  @TempDir private Path run;

  @Test
  void calibrationIsValid() throws IOException {
    String file = written(CalibrationTest.calibration(0.02, 30));

    assertThat(errors("calibration", file)).isEmpty();
    assertThat(file).contains("\"failedUpper\"", "\"confirmBlocks\"", "\"flaggedUpper\"");
  }

  @Test
  void calibrationOfTooFewBlocksIsValid() throws IOException {
    assertThat(errors("calibration", written(CalibrationTest.calibration(0.02, 0)))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"windows", "failedUpper", "machine", "forkSeconds", "minutes", "blocks"})
  void calibrationThatLacksAKeyIsInvalid(String key) throws IOException {
    String file = written(CalibrationTest.calibration(0.02, 30));

    assertThat(errors("calibration", file.replace("\"" + key + "\"", "\"other\""))).isNotEmpty();
  }

  @Test
  void calibrationOfAnUnknownFitnessIsInvalid() throws IOException {
    String file = written(CalibrationTest.calibration(0.02, 30));

    assertThat(errors("calibration", file.replace("\"FIT\"", "\"FINE\""))).isNotEmpty();
  }

  /** The page shows of a file what the gate showed; older files do not name their placement. */
  @Test
  void gateIsReadAsItWasWritten() throws IOException {
    for (GateResult result :
        List.of(GateOutputTest.regressed(), GateOutputTest.unfit(), GateOutputTest.failed())) {
      Files.writeString(run.resolve("gate.json"), StoreJson.file(result));
      assertThat(GateTable.section(GateFile.read(run).orElseThrow()))
          .isEqualTo(GateTable.section(result));
    }
    String old =
        StoreJson.file(GateOutputTest.regressed())
            .replaceFirst("\"placement\"", "\"other\"")
            .replaceFirst("\"notices\"", "\"others\"")
            .replaceFirst("\"confirmBlocks\" : 20", "\"confirmBlocks\" : 2");
    Files.writeString(run.resolve("gate.json"), old);
    assertThat(GateTable.section(GateFile.read(run).orElseThrow()).method())
        .contains("Pairing: forks.");
  }

  @Test
  void gateIsValid() throws IOException {
    for (GateResult result :
        List.of(GateOutputTest.regressed(), GateOutputTest.unfit(), GateOutputTest.failed())) {
      assertThat(errors("gate", StoreJson.file(result))).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"exitCode", "guarantee", "verdict", "fitness", "jvmOptions", "result", "pairing"})
  void gateThatLacksAKeyIsInvalid(String key) throws IOException {
    String file = StoreJson.file(GateOutputTest.regressed());

    assertThat(errors("gate", file.replace("\"" + key + "\"", "\"other\""))).isNotEmpty();
  }

  private String written(Calibration calibration) throws IOException {
    CalibrationFile.write(run, calibration);
    return Files.readString(run.resolve(CalibrationFile.NAME));
  }

  private static List<Error> errors(String schema, String json) throws IOException {
    return PublishedSchema.of(schema).errors(json);
  }
}
