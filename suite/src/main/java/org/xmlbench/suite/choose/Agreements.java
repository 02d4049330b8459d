package org.xmlbench.suite.choose;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.xmlbench.core.Count;
import org.xmlbench.core.check.DriverDelivery;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.check.Agreement;
import org.xmlbench.house.check.CheckResult;
import org.xmlbench.house.check.CheckRunner;
import org.xmlbench.house.check.CheckedDocument;
import org.xmlbench.house.check.DeliveryJudge;
import org.xmlbench.house.check.FileVerdict;
import org.xmlbench.house.check.TrialTimes;
import org.xmlbench.house.home.LibrarySubject;

/** Which parsers deliver a user's documents rightly. All drivers of the distribution vote. */
final class Agreements {
  private final Map<String, List<String>> reasons = new LinkedHashMap<>();
  private final List<String> notices = new ArrayList<>();
  private final List<CheckedDocument> usable = new ArrayList<>();
  private final Map<String, List<DriverDelivery>> delivered = new LinkedHashMap<>();

  private Agreements() {}

  /**
   * Has every driver deliver every document.
   *
   * @param progress takes each driver that has finished
   */
  static Agreements of(
      List<LibrarySubject<DriverDescription>> voters,
      List<LibrarySubject<DriverDescription>> asked,
      List<CheckedDocument> documents,
      Consumer<LibrarySubject<DriverDescription>> progress)
      throws InterruptedException {
    Map<String, List<DriverDelivery>> deliveries =
        new CheckRunner(TrialTimes.upTo(TrialTimes.MOST))
            .run(
                CheckRunner.all(voters, asked),
                documents.stream().map(CheckedDocument::file).toList(),
                progress);
    Agreements agreements = new Agreements();
    for (int i = 0; i < documents.size(); i++) {
      int file = i;
      boolean usable =
          agreements.add(
              DeliveryJudge.of(
                      documents.get(i),
                      voters,
                      asked,
                      driver -> deliveries.get(driver.id()).get(file))
                  .judge(asked));
      if (usable) {
        asked.forEach(
            driver ->
                agreements
                    .delivered
                    .computeIfAbsent(driver.id(), id -> new ArrayList<>())
                    .add(deliveries.get(driver.id()).get(file)));
      }
    }
    return agreements;
  }

  /** Whether the document can be timed: it is well-formed, and no driver breaks on it. */
  private boolean add(FileVerdict file) {
    String name = file.document().name();
    if (file.isNotWellFormed()) {
      notices.add(name + " is left out: it is not well-formed");
      return false;
    }
    if (cannotBeTimed(file)) {
      notices.add(
          "%s is left out: %s (%s)"
              .formatted(name, file.document().outside().orElseThrow(), ends(file)));
      return false;
    }
    usable.add(file.document());
    if (file.document().outside().isPresent()) {
      notices.add(
          "%s: its right events are unknown: %s".formatted(name, file.document().outside().get()));
    } else if (file.isUnverified()) {
      notices.add(name + ": its right events are unknown: no two code lineages agree");
    }
    for (Agreement verdict : file.verdicts()) {
      boolean unknown =
          verdict.result() == CheckResult.OUTSIDE
              || (file.isUnverified() && verdict.result() == CheckResult.DIFFER);
      if (verdict.result() != CheckResult.AGREE && !unknown) {
        reasons
            .computeIfAbsent(verdict.driver().id(), driver -> new ArrayList<>())
            .add("%s: %s".formatted(name, words(verdict)));
      }
    }
    return true;
  }

  /** A document that is outside the domain is timed if drivers read it, and none breaks on it. */
  private static boolean cannotBeTimed(FileVerdict file) {
    List<DriverDelivery> deliveries =
        file.verdicts().stream()
            .filter(verdict -> verdict.result() == CheckResult.OUTSIDE)
            .map(Agreement::delivery)
            .toList();
    return file.document().outside().isPresent()
        && (file.document().expands()
            || deliveries.stream().anyMatch(DriverDelivery.Failed.class::isInstance)
            || deliveries.stream().noneMatch(DriverDelivery.Delivered.class::isInstance));
  }

  /** What drivers made of it, each with their number. */
  private static String ends(FileVerdict file) {
    Map<String, Integer> ends = new LinkedHashMap<>();
    for (Agreement verdict : file.verdicts()) {
      String end =
          switch (verdict.delivery()) {
            case DriverDelivery.Delivered _ -> "read";
            case DriverDelivery.Rejected _ -> "rejected";
            case DriverDelivery.Unsupported _ -> "not supported";
            case DriverDelivery.Failed failed -> failed.message();
          };
      ends.merge(end, 1, Integer::sum);
    }
    return ends.entrySet().stream()
        .map(end -> "%s: %s".formatted(end.getKey(), Count.of(end.getValue(), "driver")))
        .collect(Collectors.joining("; "));
  }

  private static String words(Agreement verdict) {
    return switch (verdict.result()) {
      case DIFFER -> "delivers other events than the majority of code lineages";
      case DECLARED -> "cannot deliver it rightly: " + verdict.detail();
      case REJECTED -> "rejects it: " + verdict.detail();
      case FAILED -> "breaks: " + verdict.detail();
      case AGREE, OUTSIDE -> "";
    };
  }

  /** Why a driver does not deliver the documents rightly; empty where it does. */
  List<String> reasons(String driver) {
    return List.copyOf(reasons.getOrDefault(driver, List.of()));
  }

  /** What a driver of those that were asked made of each well-formed document. */
  List<DriverDelivery> delivered(String driver) {
    return List.copyOf(delivered.getOrDefault(driver, List.of()));
  }

  /** The documents that can be timed. */
  List<CheckedDocument> usable() {
    return List.copyOf(usable);
  }

  /** A sentence for each thing to know of the documents. */
  List<String> notices() {
    return List.copyOf(notices);
  }
}
