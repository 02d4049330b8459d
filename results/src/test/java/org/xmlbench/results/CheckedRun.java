package org.xmlbench.results;

import java.nio.file.Path;
import java.util.Map;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.SubjectEntry;

/** {@link SyntheticRun} with a manifest that holds how many malformed documents parsers accept. */
public final class CheckedRun {
  private CheckedRun() {}

  /**
   * The manifest of a run.
   *
   * @param accepted by subject; of those that are not in it nothing is known
   */
  public static Manifest manifest(SyntheticRun run, Map<String, Integer> accepted) {
    Manifest made = run.manifest();
    return Manifest.of(
        made.origin(),
        made.plan(),
        made.host(),
        made.options(),
        made.subjects().stream().map(subject -> with(subject, accepted.get(subject.id()))).toList(),
        made.documents());
  }

  /** Writes it as a run folder. */
  public static RunFolder write(SyntheticRun run, Map<String, Integer> accepted, Path path) {
    RunFolder folder = RunFolder.create(path, manifest(run, accepted));
    run.records().forEach(folder::append);
    return folder;
  }

  private static SubjectEntry with(SubjectEntry subject, Integer accepted) {
    return new SubjectEntry(
        subject.id(),
        subject.library(),
        subject.style(),
        subject.lineage(),
        new SubjectEntry.Configuration(
            subject.configuration().lacks(),
            subject.configuration().options(),
            subject.configuration().raisedLimits(),
            accepted),
        subject.declared());
  }
}
