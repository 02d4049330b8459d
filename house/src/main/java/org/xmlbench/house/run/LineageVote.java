package org.xmlbench.house.run;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.Printable;
import org.xmlbench.core.check.DriverDelivery;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.check.CheckRunner;
import org.xmlbench.house.check.CheckedDocument;
import org.xmlbench.house.check.DeliveryJudge;
import org.xmlbench.house.check.FileVerdict;
import org.xmlbench.house.check.TrialTimes;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.results.gate.Verdict;

/**
 * Has every driver of the distribution deliver a file, each in a separate JVM, and counts votes.
 */
final class LineageVote implements ExpectedEvents {
  private static final Duration MOST = Duration.ofMinutes(5);

  private final List<LibrarySubject<DriverDescription>> drivers;
  private final PrintStream err;

  LineageVote(List<LibrarySubject<DriverDescription>> drivers, PrintStream err) {
    this.drivers = drivers;
    this.err = err;
  }

  @Override
  public Map<TimedDocument.UserFile, Verdict> judge(List<TimedDocument.UserFile> files)
      throws InterruptedException {
    err.printf(
        "asking %d drivers for the events of your documents (%d)%n", drivers.size(), files.size());
    List<Path> paths = files.stream().map(TimedDocument.UserFile::file).toList();
    Map<String, List<DriverDelivery>> delivered =
        new CheckRunner(TrialTimes.upTo(MOST)).run(drivers, paths, driver -> {});
    Map<TimedDocument.UserFile, Verdict> verdicts = new HashMap<>();
    for (int i = 0; i < files.size(); i++) {
      Map<LibrarySubject<DriverDescription>, DriverDelivery> ofFile = new LinkedHashMap<>();
      for (LibrarySubject<DriverDescription> driver : drivers) {
        ofFile.put(driver, delivered.get(driver.id()).get(i));
      }
      TimedDocument.UserFile file = files.get(i);
      verdict(file, ofFile).ifPresent(verdict -> verdicts.put(file, verdict));
    }
    return verdicts;
  }

  private Optional<Verdict> verdict(
      TimedDocument.UserFile file,
      Map<LibrarySubject<DriverDescription>, DriverDelivery> deliveries) {
    CheckedDocument document =
        new CheckedDocument(
            file.name(), file.file(), file.outside(), file.needs(), Optional.empty());
    FileVerdict judged = new DeliveryJudge(document, deliveries).judge(drivers);
    if (judged.everyoneRejects()) {
      err.println(Printable.line(file.name() + ": every driver rejects it: not well-formed"));
      return Optional.of(
          new Malformed("not well-formed, every driver rejects it: " + rejection(deliveries)));
    }
    if (judged.isNotWellFormed()) {
      err.println(
          Printable.line(
              "%s: most code lineages (%s) reject it: not well-formed"
                  .formatted(file.name(), String.join(", ", judged.rejectedBy()))));
    }
    return judged
        .reference()
        .flatMap(
            digest ->
                deliveries.values().stream()
                    .filter(DriverDelivery.Delivered.class::isInstance)
                    .map(DriverDelivery.Delivered.class::cast)
                    .filter(one -> one.digest().equals(digest))
                    .findFirst())
        .map(one -> new Agreed(one.totals(), one.digest()));
  }

  /** The message of a driver whose library reports the right position, if there is one. */
  private static String rejection(
      Map<LibrarySubject<DriverDescription>, DriverDelivery> deliveries) {
    return deliveries.entrySet().stream()
        .filter(one -> one.getValue() instanceof DriverDelivery.Rejected)
        .min(Comparator.comparing(one -> mistakesPlaces(one.getKey())))
        .map(one -> ((DriverDelivery.Rejected) one.getValue()).text())
        .orElseThrow();
  }

  private static boolean mistakesPlaces(LibrarySubject<DriverDescription> driver) {
    return driver.description().lacks().stream().anyMatch(Capability::isOfErrors);
  }
}
