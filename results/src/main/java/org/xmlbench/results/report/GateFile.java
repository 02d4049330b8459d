package org.xmlbench.results.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The result file of a gate or a calibration in its run folder, which the report shows as it is.
 */
public final class GateFile {
  private static final int SCHEMA = 1;

  private GateFile() {}

  /**
   * The content of {@code gate.json}; empty where the run is no gate, or has no verdict.
   *
   * @throws UserErrorException when the file is damaged or has another schema
   */
  public static Optional<JsonNode> read(Path run) {
    return read(run.resolve("gate.json"), "run the gate again");
  }

  /**
   * The content of {@code calibration.json}; empty where the run is no calibration, or has no
   * result.
   *
   * @throws UserErrorException when the file is damaged or has another schema
   */
  public static Optional<JsonNode> calibration(Path run) {
    return read(run.resolve("calibration.json"), "calibrate again");
  }

  private static Optional<JsonNode> read(Path file, String advice) {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      JsonNode gate = JsonMapper.shared().readTree(Files.readAllBytes(file));
      if (gate.path("schema").asInt(-1) != SCHEMA) {
        throw new UserErrorException(
            "%s has schema %s and this version of XMLBench reads schema %d only"
                .formatted(file, gate.path("schema"), SCHEMA));
      }
      return Optional.of(gate);
    } catch (JacksonException e) {
      throw new UserErrorException(file + " is damaged; " + advice, e);
    } catch (IOException e) {
      throw new UserErrorException("cannot read " + file + ": " + e.getMessage(), e);
    }
  }
}
