package org.xmlbench.house.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.Subject;
import org.xmlbench.results.scorecard.ReadingFile;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.ReadingScore;
import org.xmlbench.results.store.SubjectEntry;

/**
 * Finds how drivers read the recorded corpus: as it is shipped for XMLBench's own drivers and the
 * versions that were measured, and for any driver in the newest file of scores beside a run.
 */
public final class ReadingScores {
  private ReadingScores() {}

  /** As shipped for a driver; empty of users' drivers and of versions that were not measured. */
  public static Optional<ReadingScore> shipped(Subject subject) {
    return subject instanceof LibrarySubject<?> library && library.isTested()
        ? ReadingFile.shipped().of(library.entry())
        : Optional.empty();
  }

  /**
   * Those of the subjects of a run.
   *
   * @param runs folder of run folders, of which some may hold scores
   */
  static List<ReadingScore> of(List<? extends Subject> subjects, Path runs, Manifest run) {
    List<ReadingScore> scores = new ArrayList<>();
    List<Subject> others = new ArrayList<>();
    for (Subject subject : subjects) {
      Optional<ReadingScore> shipped = shipped(subject);
      shipped.ifPresentOrElse(scores::add, () -> others.add(subject));
    }
    // Each by itself: one file may hold the one's score and an older one another's.
    for (Subject subject : others) {
      SubjectEntry entry = subject.entry();
      ReadingFile.FILE
          .newest(runs, run.ofSubjects(List.of(entry)))
          .flatMap(file -> file.of(entry))
          .ifPresent(scores::add);
    }
    return List.copyOf(scores);
  }
}
