package org.xmlbench.results;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.MeasuredBefore;
import org.xmlbench.results.store.Reading;
import org.xmlbench.results.store.ReadingScore;
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
    return accepting(run.manifest(), accepted);
  }

  private static Manifest accepting(Manifest made, Map<String, Integer> accepted) {
    return Manifest.of(
        made.origin(),
        made.plan(),
        made.host(),
        made.options(),
        made.subjects().stream().map(subject -> with(subject, accepted.get(subject.id()))).toList(),
        made.documents());
  }

  /**
   * The same, with how parsers read a corpus.
   *
   * @param wrong by subject, how many of ten documents it reads wrongly; of those that are not in
   *     it nothing is known
   */
  public static Manifest manifest(
      SyntheticRun run, Map<String, Integer> accepted, Map<String, Integer> wrong) {
    return manifest(run.manifest(), accepted, wrong);
  }

  public static Manifest manifest(
      Manifest run, Map<String, Integer> accepted, Map<String, Integer> wrong) {
    Manifest made = accepting(run, accepted);
    List<ReadingScore> readings =
        made.subjects().stream()
            .filter(subject -> wrong.containsKey(subject.id()))
            .map(subject -> score(subject, wrong.get(subject.id())))
            .toList();
    return made.of(new MeasuredBefore(List.of(), List.of(), List.of(), readings));
  }

  private static ReadingScore score(SubjectEntry subject, int wrong) {
    return new ReadingScore(
        subject.id(),
        subject.library().artifact(),
        subject.library().version(),
        new Reading("corpus", 10, 10 - wrong, new Reading.Failures(wrong, 0, 0, 0, 0), Map.of()));
  }

  public static RunFolder write(SyntheticRun run, Map<String, Integer> accepted, Path path) {
    return write(run, manifest(run, accepted), path);
  }

  public static RunFolder write(SyntheticRun run, Manifest manifest, Path path) {
    RunFolder folder = RunFolder.create(path, manifest);
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
