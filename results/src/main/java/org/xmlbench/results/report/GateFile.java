package org.xmlbench.results.report;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.VersionedFile;
import tools.jackson.databind.JsonNode;

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
    return Files.isRegularFile(file)
        ? Optional.of(new VersionedFile(file, SCHEMA, "", advice).read())
        : Optional.empty();
  }
}
