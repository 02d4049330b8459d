package org.xmlbench.house.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.xmlbench.core.check.DriverDelivery;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.home.LibrarySubject;

/**
 * Judges each delivery of one file. A declared defect may show as other events, as a rejection, or
 * as an entity that is not delivered; no declaration excuses a driver that breaks.
 */
public final class DeliveryJudge {
  private final CheckedDocument document;
  private final Map<LibrarySubject<DriverDescription>, DriverDelivery> deliveries;
  private final Map<LibrarySubject<DriverDescription>, DriverDelivery> others;

  /**
   * @param document the file
   * @param deliveries what every driver of the distribution makes of it: all of them vote
   */
  public DeliveryJudge(
      CheckedDocument document, Map<LibrarySubject<DriverDescription>, DriverDelivery> deliveries) {
    this(document, deliveries, Map.of());
  }

  /**
   * The same beside which others are judged that do not vote, such as other versions of a library.
   */
  public DeliveryJudge(
      CheckedDocument document,
      Map<LibrarySubject<DriverDescription>, DriverDelivery> deliveries,
      Map<LibrarySubject<DriverDescription>, DriverDelivery> others) {
    this.document = document;
    this.deliveries = deliveries;
    this.others = Map.copyOf(others);
  }

  /**
   * One of a document that all voters delivered, and those that are asked about, of which some may
   * be other versions of a library.
   */
  public static DeliveryJudge of(
      CheckedDocument document,
      List<LibrarySubject<DriverDescription>> voters,
      List<LibrarySubject<DriverDescription>> asked,
      Function<LibrarySubject<DriverDescription>, DriverDelivery> delivery) {
    return new DeliveryJudge(document, by(voters, delivery), by(asked, delivery));
  }

  private static Map<LibrarySubject<DriverDescription>, DriverDelivery> by(
      List<LibrarySubject<DriverDescription>> drivers,
      Function<LibrarySubject<DriverDescription>, DriverDelivery> delivery) {
    Map<LibrarySubject<DriverDescription>, DriverDelivery> all = new LinkedHashMap<>();
    drivers.forEach(driver -> all.put(driver, delivery.apply(driver)));
    return all;
  }

  /** The verdicts on {@code asked}, which are among those that delivered. */
  public FileVerdict judge(List<LibrarySubject<DriverDescription>> asked) {
    LineageMajority vote = vote();
    boolean isVotedOn = document.oracle().isEmpty();
    List<String> rejectedBy =
        isVotedOn && document.outside().isEmpty() ? vote.rejection() : List.of();
    Optional<LineageMajority.Majority> majority =
        isVotedOn && rejectedBy.isEmpty() ? vote.majority() : Optional.empty();
    Optional<String> reference =
        document.oracle().or(() -> majority.map(LineageMajority.Majority::digest));
    List<String> from =
        document.oracle().isPresent()
            ? List.of("oracle")
            : majority.map(LineageMajority.Majority::lineages).orElse(List.of());
    List<Agreement> verdicts = new ArrayList<>();
    for (LibrarySubject<DriverDescription> driver : asked) {
      verdicts.add(verdict(driver, delivery(driver), reference, rejectedBy));
    }
    return new FileVerdict(
        document, reference, from, everyoneRejects(), rejectedBy, digests(), verdicts);
  }

  private DriverDelivery delivery(LibrarySubject<DriverDescription> driver) {
    DriverDelivery own = deliveries.get(driver);
    return own == null ? others.get(driver) : own;
  }

  private Map<LibrarySubject<DriverDescription>, String> digests() {
    Map<LibrarySubject<DriverDescription>, String> digests = new LinkedHashMap<>();
    deliveries.forEach(
        (driver, delivery) -> {
          if (delivery instanceof DriverDelivery.Delivered delivered) {
            digests.put(driver, delivered.digest());
          }
        });
    return digests;
  }

  private LineageMajority vote() {
    LineageMajority vote = new LineageMajority();
    deliveries.forEach(
        (driver, delivery) -> {
          String lineage = driver.description().library().lineage();
          if (lacking(driver).isEmpty()) {
            switch (delivery) {
              case DriverDelivery.Delivered delivered -> vote.add(lineage, delivered.digest());
              case DriverDelivery.Rejected _ -> vote.reject(lineage);
              case DriverDelivery.Unsupported _, DriverDelivery.Failed _ -> {}
            }
          }
        });
    return vote;
  }

  private boolean everyoneRejects() {
    return document.outside().isEmpty()
        && deliveries.values().stream().anyMatch(DriverDelivery.Rejected.class::isInstance)
        && deliveries.values().stream()
            .allMatch(
                delivery ->
                    delivery instanceof DriverDelivery.Rejected
                        || delivery instanceof DriverDelivery.Unsupported);
  }

  private Agreement verdict(
      LibrarySubject<DriverDescription> driver,
      DriverDelivery delivery,
      Optional<String> reference,
      List<String> rejectedBy) {
    if (document.outside().isPresent()) {
      return new Agreement(driver, CheckResult.OUTSIDE, document.outside().get(), delivery);
    }
    if (delivery instanceof DriverDelivery.Delivered delivered
        && reference.filter(delivered.digest()::equals).isPresent()) {
      return new Agreement(driver, CheckResult.AGREE, "", delivery);
    }
    if (delivery instanceof DriverDelivery.Delivered && !rejectedBy.isEmpty()) {
      return accepted(driver, delivery);
    }
    Set<Capability> lacking = lacking(driver);
    if (!lacking.isEmpty() && !(delivery instanceof DriverDelivery.Failed)) {
      String names =
          lacking.stream().map(Capability::name).collect(Collectors.joining(", ", "lacks ", "; "));
      return new Agreement(driver, CheckResult.DECLARED, names + what(delivery), delivery);
    }
    return switch (delivery) {
      case DriverDelivery.Delivered delivered ->
          new Agreement(
              driver,
              CheckResult.DIFFER,
              reference.isPresent()
                  ? what(delivery)
                  : "unverified: no two code lineages agree, so the right events are unknown",
              delivery);
      case DriverDelivery.Rejected rejected ->
          new Agreement(driver, CheckResult.REJECTED, rejected.text(), delivery);
      case DriverDelivery.Unsupported unsupported ->
          new Agreement(driver, CheckResult.REJECTED, unsupported.message(), delivery);
      case DriverDelivery.Failed failed ->
          new Agreement(driver, CheckResult.FAILED, failed.message(), delivery);
    };
  }

  /**
   * A driver that accepts what is not well-formed. Which constraint the file breaks is not known,
   * so a driver that declares one that its library does not check gets the benefit of the doubt.
   */
  private static Agreement accepted(
      LibrarySubject<DriverDescription> driver, DriverDelivery delivery) {
    long unchecked = driver.description().lacks().stream().filter(Capability::isRejection).count();
    return unchecked == 0
        ? new Agreement(
            driver, CheckResult.DIFFER, "accepts it, and declares no such defect", delivery)
        : new Agreement(
            driver,
            CheckResult.DECLARED,
            "accepts it; its library lacks rejects:… for constraints (%d), this one perhaps"
                .formatted(unchecked),
            delivery);
  }

  private Set<Capability> lacking(LibrarySubject<DriverDescription> driver) {
    Set<Capability> lacking = new TreeSet<>(document.needs());
    lacking.retainAll(driver.description().lacks());
    return lacking;
  }

  private static String what(DriverDelivery delivery) {
    return switch (delivery) {
      case DriverDelivery.Delivered delivered -> "delivers other events";
      case DriverDelivery.Rejected rejected -> "rejects it: " + rejected.text();
      case DriverDelivery.Unsupported unsupported -> unsupported.message();
      case DriverDelivery.Failed failed -> "failed: " + failed.message();
    };
  }
}
