package org.xmlbench.results.gate;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.VersionedFile;

/** {@code gate.json} of a run folder: {@link GateResult}. */
public final class GateFile {
  private GateFile() {}

  /**
   * The result; empty where the run is no gate, or has no verdict.
   *
   * @throws UserErrorException when the file is damaged or has another schema
   */
  public static Optional<GateResult> read(Path run) {
    Path file = run.resolve("gate.json");
    return Files.isRegularFile(file)
        ? Optional.of(
            new VersionedFile(file, GateResult.SCHEMA, "", "run the gate again")
                .read(GateResult.class))
        : Optional.empty();
  }
}
