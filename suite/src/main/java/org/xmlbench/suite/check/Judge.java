package org.xmlbench.suite.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.xmlbench.core.check.Delivery;
import org.xmlbench.core.document.Capability;
import org.xmlbench.suite.home.DriverEntry;

/**
 * Says what each delivery of one file is worth. A declared defect may show as other events, as a
 * rejection, or as an entity that is not delivered; nothing excuses a driver that breaks.
 */
public final class Judge {
  private final CheckedDocument document;
  private final Map<DriverEntry, Delivery> deliveries;

  /**
   * @param document the file
   * @param deliveries what every driver of the distribution makes of it: all of them vote
   */
  public Judge(CheckedDocument document, Map<DriverEntry, Delivery> deliveries) {
    this.document = document;
    this.deliveries = deliveries;
  }

  /** The verdicts on {@code asked}, which are among those that delivered. */
  public FileVerdict judge(List<DriverEntry> asked) {
    Vote vote = vote();
    boolean isVotedOn = document.oracle().isEmpty();
    List<String> rejectedBy =
        isVotedOn && document.outside().isEmpty() ? vote.rejection() : List.of();
    Optional<Vote.Majority> majority =
        isVotedOn && rejectedBy.isEmpty() ? vote.majority() : Optional.empty();
    Optional<String> reference = document.oracle().or(() -> majority.map(Vote.Majority::digest));
    List<String> from =
        document.oracle().isPresent()
            ? List.of("oracle")
            : majority.map(Vote.Majority::lineages).orElse(List.of());
    List<Verdict> verdicts = new ArrayList<>();
    for (DriverEntry driver : asked) {
      verdicts.add(verdict(driver, deliveries.get(driver), reference, rejectedBy));
    }
    return new FileVerdict(
        document, reference, from, everyoneRejects(), rejectedBy, digests(), verdicts);
  }

  private Map<DriverEntry, String> digests() {
    Map<DriverEntry, String> digests = new LinkedHashMap<>();
    deliveries.forEach(
        (driver, delivery) -> {
          if (delivery instanceof Delivery.Delivered delivered) {
            digests.put(driver, delivered.digest());
          }
        });
    return digests;
  }

  private Vote vote() {
    Vote vote = new Vote();
    deliveries.forEach(
        (driver, delivery) -> {
          String lineage = driver.description().lineage();
          if (lacking(driver).isEmpty()) {
            switch (delivery) {
              case Delivery.Delivered delivered -> vote.add(lineage, delivered.digest());
              case Delivery.Rejected _ -> vote.reject(lineage);
              case Delivery.Unsupported _, Delivery.Failed _ -> {}
            }
          }
        });
    return vote;
  }

  private boolean everyoneRejects() {
    return deliveries.values().stream().anyMatch(Delivery.Rejected.class::isInstance)
        && deliveries.values().stream()
            .allMatch(
                delivery ->
                    delivery instanceof Delivery.Rejected
                        || delivery instanceof Delivery.Unsupported);
  }

  private Verdict verdict(
      DriverEntry driver, Delivery delivery, Optional<String> reference, List<String> rejectedBy) {
    if (document.outside().isPresent()) {
      return new Verdict(driver, CheckResult.OUTSIDE, document.outside().get(), delivery);
    }
    if (delivery instanceof Delivery.Delivered delivered
        && reference.filter(delivered.digest()::equals).isPresent()) {
      return new Verdict(driver, CheckResult.AGREE, "", delivery);
    }
    if (delivery instanceof Delivery.Delivered && !rejectedBy.isEmpty()) {
      return accepted(driver, delivery);
    }
    Set<Capability> lacking = lacking(driver);
    if (!lacking.isEmpty() && !(delivery instanceof Delivery.Failed)) {
      String names =
          lacking.stream().map(Capability::name).collect(Collectors.joining(", ", "lacks ", "; "));
      return new Verdict(driver, CheckResult.DECLARED, names + what(delivery), delivery);
    }
    return switch (delivery) {
      case Delivery.Delivered delivered ->
          new Verdict(
              driver,
              CheckResult.DIFFER,
              reference.isPresent()
                  ? what(delivery)
                  : "unverified: no two code lineages agree, so nobody knows the right events",
              delivery);
      case Delivery.Rejected rejected ->
          new Verdict(driver, CheckResult.REJECTED, rejected.text(), delivery);
      case Delivery.Unsupported unsupported ->
          new Verdict(driver, CheckResult.REJECTED, unsupported.message(), delivery);
      case Delivery.Failed failed ->
          new Verdict(driver, CheckResult.FAILED, failed.message(), delivery);
    };
  }

  /**
   * A driver that accepts what is not well-formed. Which constraint the file breaks is not known,
   * so that whoever declares one that its library does not check has the benefit of the doubt.
   */
  private static Verdict accepted(DriverEntry driver, Delivery delivery) {
    long unchecked = driver.description().lacks().stream().filter(Capability::isRejection).count();
    return unchecked == 0
        ? new Verdict(
            driver, CheckResult.DIFFER, "accepts it, and declares no such defect", delivery)
        : new Verdict(
            driver,
            CheckResult.DECLARED,
            "accepts it; its library lacks rejects:… for constraints (%d), this one perhaps"
                .formatted(unchecked),
            delivery);
  }

  private Set<Capability> lacking(DriverEntry driver) {
    Set<Capability> lacking = new TreeSet<>(document.needs());
    lacking.retainAll(driver.description().lacks());
    return lacking;
  }

  private static String what(Delivery delivery) {
    return switch (delivery) {
      case Delivery.Delivered delivered -> "delivers other events";
      case Delivery.Rejected rejected -> "rejects it: " + rejected.text();
      case Delivery.Unsupported unsupported -> unsupported.message();
      case Delivery.Failed failed -> "failed: " + failed.message();
    };
  }
}
