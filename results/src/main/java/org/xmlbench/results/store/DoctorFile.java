package org.xmlbench.results.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.xmlbench.core.UserErrorException;

/**
 * {@code doctor.json} of a run folder: how noisy the host was when each session of the run began.
 * It is separate from the manifest, which holds nothing that fluctuates.
 */
public final class DoctorFile {
  public static final String NAME = "doctor.json";

  /** The version of the file's form that this code writes. */
  public static final int SCHEMA = 1;

  private DoctorFile() {}

  /**
   * The file's content.
   *
   * @param sessions in the order of time
   */
  private record Content(int schema, List<HostDiagnosis> sessions) {
    Content {
      sessions = sessions == null ? List.of() : List.copyOf(sessions);
    }
  }

  /** The text of a file that holds these diagnoses, without what holds only for a moment. */
  public static String text(List<HostDiagnosis> sessions) {
    List<HostDiagnosis> lasting = sessions.stream().map(HostDiagnosis::lasting).toList();
    return StoreJson.file(new Content(SCHEMA, lasting));
  }

  /**
   * Adds the diagnosis of a session that begins.
   *
   * @param run the run's folder
   * @throws DiskFullException when the disk is full
   * @throws UserErrorException when the file cannot be read or written
   */
  public static void append(Path run, HostDiagnosis diagnosis) {
    List<HostDiagnosis> sessions = new ArrayList<>(read(run));
    sessions.add(diagnosis);
    WholeFile.write(run.resolve(NAME), text(sessions));
  }

  /**
   * The diagnoses of a run, in the order of time; none where the run has no such file.
   *
   * @param run the run's folder
   * @throws UserErrorException when the file is damaged or has another schema
   */
  public static List<HostDiagnosis> read(Path run) {
    Path file = run.resolve(NAME);
    if (!Files.exists(file)) {
      return List.of();
    }
    return new VersionedFile(
            file,
            SCHEMA,
            "; use the version that wrote it, or move the file away: the figures do not need it",
            "move it away: the figures do not need it")
        .read(Content.class)
        .sessions();
  }

  /**
   * All sessions of a run as one, by {@link HostDiagnosis#worst}; empty where nothing was read. No
   * figure depends on the file, so an unreadable one is reported and is no error.
   *
   * @param run the run's folder
   * @param say receives the reason why the file cannot be read, in one line
   */
  public static Optional<HostDiagnosis> worst(Path run, Consumer<String> say) {
    List<HostDiagnosis> sessions = readable(run, say);
    return sessions.isEmpty() ? Optional.empty() : Optional.of(HostDiagnosis.worst(sessions));
  }

  /**
   * The diagnoses of a run, in the order of time; none where it has none that can be read.
   *
   * @param run the run's folder
   * @param say receives the reason why the file cannot be read, in one line
   */
  public static List<HostDiagnosis> readable(Path run, Consumer<String> say) {
    try {
      return read(run);
    } catch (UserErrorException e) {
      say.accept("the host's noise is unknown: " + e.getMessage());
      return List.of();
    }
  }
}
