package org.xmlbench.results.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.xmlbench.core.UserErrorException;

/** The files of run folders that hold what was measured, and that no command may write over. */
public final class RecordFiles {
  private static final Set<String> NAMES =
      Set.of(
          RunFolder.MANIFEST,
          RunFolder.FORKS,
          RunFolder.JMH,
          DoctorFile.NAME,
          ByteLoopFile.NAME,
          InventoryFile.NAME,
          "gate.json",
          "calibration.json",
          "bias.json",
          "memory.json",
          "part.json",
          "parts.json",
          TrialLog.NAME);

  private RecordFiles() {}

  /**
   * Refuses a file that a user names for output and that is one of a run's, also through links.
   *
   * @throws UserErrorException when it is
   */
  public static void refuse(Path output) {
    Path file = real(output);
    Path name = file.getFileName();
    Path folder = file.getParent();
    if (name != null && folder != null && NAMES.contains(name.toString()) && isRun(folder)) {
      throw new UserErrorException(
          "%s: is the %s of the run in %s, which is not written over: name another file"
              .formatted(output, name, folder));
    }
  }

  private static boolean isRun(Path folder) {
    return Files.exists(folder.resolve(RunFolder.MANIFEST))
        || Files.exists(folder.resolve(RunFolder.FORKS));
  }

  /**
   * The file that would be written, links resolved; of a file that does not exist yet, by its
   * folder.
   */
  private static Path real(Path output) {
    Path file = output.toAbsolutePath().normalize();
    try {
      if (Files.exists(output)) {
        return output.toRealPath();
      }
      Path folder = output.toAbsolutePath().getParent();
      return folder == null ? file : folder.toRealPath().resolve(output.getFileName());
    } catch (IOException e) {
      // A path that cannot be resolved cannot be written either; the writer reports why.
      return file;
    }
  }
}
