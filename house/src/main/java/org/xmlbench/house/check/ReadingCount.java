package org.xmlbench.house.check;

import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.xmlbench.core.Sha256;
import org.xmlbench.core.check.DriverDelivery;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.results.scorecard.DocumentCorpus;
import org.xmlbench.results.scorecard.ReadingFile;
import org.xmlbench.results.store.Reading;
import org.xmlbench.results.store.ReadingScore;
import org.xmlbench.results.store.SubjectEntry;

/**
 * Counts how many documents of a corpus each driver reads rightly. What counts is what it delivers,
 * not what it declares. Two files of the same bytes are one document.
 */
public final class ReadingCount {
  private final Map<String, FileVerdict> documents = new LinkedHashMap<>();

  private ReadingCount() {}

  /** What a driver does with a document that it does not read rightly. */
  private enum Failure {
    OTHER_EVENTS,
    REJECTED,
    UNSUPPORTED,
    BROKEN;

    static Failure of(DriverDelivery delivery) {
      return switch (delivery) {
        case DriverDelivery.Delivered _ -> OTHER_EVENTS;
        case DriverDelivery.Rejected _ -> REJECTED;
        case DriverDelivery.Unsupported _ -> UNSUPPORTED;
        case DriverDelivery.Failed _ -> BROKEN;
      };
    }
  }

  /**
   * That of those verdicts.
   *
   * @throws IOException when a file can no longer be read
   */
  public static ReadingCount of(List<FileVerdict> verdicts) throws IOException {
    ReadingCount count = new ReadingCount();
    for (FileVerdict verdict : verdicts) {
      count.documents.putIfAbsent(Sha256.of(verdict.document().file()), verdict);
    }
    return count;
  }

  /**
   * The scores of those drivers; none where no document counts.
   *
   * @param command measures them again
   */
  public ReadingFile file(List<LibrarySubject<DriverDescription>> drivers, String command) {
    List<ReadingFile.Judged> judged = new ArrayList<>();
    documents.forEach((hash, file) -> judged.add(judged(hash, file)));
    judged.sort((a, b) -> a.sha256().compareTo(b.sha256()));
    String corpus = DocumentCorpus.id(documents.keySet());
    List<FileVerdict> counted =
        documents.values().stream().filter(file -> whyNotCounted(file) == null).toList();
    return new ReadingFile(
        ReadingFile.SCHEMA,
        Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
        command,
        corpus,
        judged,
        counted.isEmpty()
            ? List.of()
            : drivers.stream()
                .map(driver -> score(driver.entry(), reading(driver, corpus, counted)))
                .toList());
  }

  private static ReadingScore score(SubjectEntry driver, Reading reading) {
    return new ReadingScore(
        driver.id(), driver.library().artifact(), driver.library().version(), reading);
  }

  private static ReadingFile.Judged judged(String hash, FileVerdict file) {
    String why = whyNotCounted(file);
    return new ReadingFile.Judged(hash, why == null ? file.reference().orElseThrow() : null, why);
  }

  /** {@code null} where it counts. */
  private static String whyNotCounted(FileVerdict file) {
    if (file.document().outside().isPresent()) {
      return "outside: " + file.document().outside().get();
    }
    if (file.isNotWellFormed()) {
      return "not well-formed";
    }
    return file.isUnverified() ? "no two code lineages agree on its events" : null;
  }

  private static Reading reading(
      LibrarySubject<DriverDescription> driver, String corpus, List<FileVerdict> counted) {
    Map<Failure, Integer> failures = new EnumMap<>(Failure.class);
    Map<String, Integer> lacking = new TreeMap<>();
    int undeclared = 0;
    for (FileVerdict file : counted) {
      Agreement verdict = verdict(file, driver);
      if (verdict.result() != CheckResult.AGREE) {
        failures.merge(Failure.of(verdict.delivery()), 1, Integer::sum);
        undeclared += verdict.result() == CheckResult.DECLARED ? 0 : 1;
        Set<Capability> lacked = new TreeSet<>(file.document().needs());
        lacked.retainAll(driver.description().lacks());
        lacked.forEach(capability -> lacking.merge(capability.name(), 1, Integer::sum));
      }
    }
    int wrong = failures.values().stream().mapToInt(Integer::intValue).sum();
    return new Reading(
        corpus,
        counted.size(),
        counted.size() - wrong,
        new Reading.Failures(
            failures.getOrDefault(Failure.OTHER_EVENTS, 0),
            failures.getOrDefault(Failure.REJECTED, 0),
            failures.getOrDefault(Failure.UNSUPPORTED, 0),
            failures.getOrDefault(Failure.BROKEN, 0),
            undeclared),
        lacking);
  }

  private static Agreement verdict(FileVerdict file, LibrarySubject<DriverDescription> driver) {
    return file.verdicts().stream()
        .filter(verdict -> verdict.driver().equals(driver))
        .findFirst()
        .orElseThrow();
  }
}
