package org.xmlbench.house.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.check.DriverDelivery;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.house.home.LibrarySubject;

class DeliveryJudgeTest {
  private static final DriverDelivery REJECTED = new DriverDelivery.Rejected(3, 7, "no end tag");
  private static final DriverDelivery UNSUPPORTED =
      new DriverDelivery.Unsupported("unsupported: entity e");
  private static final DriverDelivery FAILED = new DriverDelivery.Failed("java.lang.Error");

  private final Map<LibrarySubject<DriverDescription>, DriverDelivery> deliveries =
      new LinkedHashMap<>();
  private Optional<String> outside = Optional.empty();
  private Optional<String> oracle = Optional.empty();
  private Set<Capability> needs = Set.of();

  @Test
  void aDriverThatDeliversTheMajoritysEventsAgreesAndTheOthersDiffer() {
    driver("a", "one", delivered("x"));
    driver("b", "two", delivered("x"));
    driver("c", "three", delivered("y"));
    assertThat(results()).containsExactly(CheckResult.AGREE, CheckResult.AGREE, CheckResult.DIFFER);
    assertThat(judge().isFault()).isTrue();
    assertThat(judge().referenceFrom()).containsExactly("one", "two");
  }

  @Test
  void theOracleOutvotesEveryone() {
    oracle = Optional.of("x");
    driver("a", "one", delivered("y"));
    driver("b", "two", delivered("y"));
    driver("c", "three", delivered("x"));
    assertThat(results())
        .containsExactly(CheckResult.DIFFER, CheckResult.DIFFER, CheckResult.AGREE);
    assertThat(judge().referenceFrom()).containsExactly("oracle");
  }

  @Test
  void outsideTheDomainNoDriverIsAtFault() {
    outside = Optional.of("XML 1.1");
    driver("a", "one", delivered("x"));
    driver("b", "two", REJECTED);
    driver("c", "three", FAILED);
    assertThat(results()).containsOnly(CheckResult.OUTSIDE);
    assertThat(judge().isFault()).isFalse();
    assertThat(judge().isUnverified()).isFalse();
  }

  @Test
  void whatADriverLacksExcusesOtherEventsRejectionsAndEntities() {
    needs = Set.of(Capability.INTERNAL_ENTITIES);
    driver("a", "one", delivered("x"));
    driver("b", "two", delivered("x"));
    driver("c", "three", delivered("y"), Capability.INTERNAL_ENTITIES);
    driver("d", "three", REJECTED, Capability.INTERNAL_ENTITIES);
    driver("e", "three", UNSUPPORTED, Capability.INTERNAL_ENTITIES);
    assertThat(results().subList(2, 5)).containsOnly(CheckResult.DECLARED);
    assertThat(judge().isFault()).isFalse();
    assertThat(judge().verdicts().getLast().detail())
        .isEqualTo("lacks internal-entities; unsupported: entity e");
  }

  @Test
  void nothingExcusesADriverThatBreaks() {
    needs = Set.of(Capability.INTERNAL_ENTITIES);
    driver("a", "one", delivered("x"));
    driver("b", "two", delivered("x"));
    driver("c", "three", FAILED, Capability.INTERNAL_ENTITIES);
    assertThat(results().getLast()).isEqualTo(CheckResult.FAILED);
    assertThat(judge().isFault()).isTrue();
  }

  @Test
  void whatADriverLacksExcusesNothingWhereTheDocumentDoesNotNeedIt() {
    driver("a", "one", delivered("x"));
    driver("b", "two", delivered("x"));
    driver("c", "three", delivered("y"), Capability.INTERNAL_ENTITIES);
    assertThat(results().getLast()).isEqualTo(CheckResult.DIFFER);
  }

  @Test
  void aDriverThatLacksSomethingHasNoVoteButAgreesWhereItIsRight() {
    needs = Set.of(Capability.INTERNAL_ENTITIES);
    driver("a", "one", delivered("x"));
    driver("b", "two", delivered("x"));
    driver("c", "three", delivered("y"), Capability.INTERNAL_ENTITIES);
    driver("d", "four", delivered("y"), Capability.INTERNAL_ENTITIES);
    driver("e", "five", delivered("x"), Capability.INTERNAL_ENTITIES);
    assertThat(results())
        .containsExactly(
            CheckResult.AGREE,
            CheckResult.AGREE,
            CheckResult.DECLARED,
            CheckResult.DECLARED,
            CheckResult.AGREE);
    assertThat(judge().referenceFrom()).containsExactly("one", "two");
  }

  @Test
  void withoutAMajorityTheFileIsUnverifiedAndEveryDeliveryDiffers() {
    driver("a", "one", delivered("x"));
    driver("b", "one", delivered("x"));
    driver("c", "two", REJECTED);
    assertThat(results())
        .containsExactly(CheckResult.DIFFER, CheckResult.DIFFER, CheckResult.REJECTED);
    assertThat(judge().isUnverified()).isTrue();
    assertThat(judge().verdicts().getFirst().detail()).startsWith("unverified");
  }

  @Test
  void aFileThatEveryoneRejectsIsAFaultEvenWhereEveryRejectionIsDeclared() {
    needs = Set.of(Capability.INTERNAL_ENTITIES);
    driver("a", "one", REJECTED, Capability.INTERNAL_ENTITIES);
    driver("b", "two", UNSUPPORTED, Capability.INTERNAL_ENTITIES);
    assertThat(results()).containsOnly(CheckResult.DECLARED);
    assertThat(judge().everyoneRejects()).isTrue();
    assertThat(judge().isFault()).isTrue();
    assertThat(judge().isUnverified()).isFalse();
  }

  @Test
  void aFileThatMostLineagesRejectIsNotWellFormedAndToRejectItIsRight() {
    driver("a", "one", REJECTED);
    driver("b", "two", REJECTED);
    driver("c", "three", delivered("x"), Capability.rejects("encoding-known"));
    assertThat(results())
        .containsExactly(CheckResult.REJECTED, CheckResult.REJECTED, CheckResult.DECLARED);
    assertThat(judge().isNotWellFormed()).isTrue();
    assertThat(judge().rejectedBy()).containsExactly("one", "two");
    assertThat(judge().isUnverified()).isFalse();
    assertThat(judge().isFault()).isTrue();
    assertThat(judge().undeclared()).isZero();
  }

  @Test
  void aDriverThatAcceptsWhatMostLineagesRejectAndDeclaresNothingDiffers() {
    driver("a", "one", REJECTED);
    driver("b", "two", REJECTED);
    driver("c", "three", delivered("x"), Capability.INTERNAL_ENTITIES);
    assertThat(results().getLast()).isEqualTo(CheckResult.DIFFER);
    assertThat(judge().undeclared()).isEqualTo(1);
  }

  @Test
  void aRejectionForWhatADriverLacksIsNoVote() {
    needs = Set.of(Capability.INTERNAL_ENTITIES);
    driver("a", "one", REJECTED, Capability.INTERNAL_ENTITIES);
    driver("b", "two", REJECTED, Capability.INTERNAL_ENTITIES);
    driver("c", "three", delivered("x"));
    assertThat(judge().isNotWellFormed()).isFalse();
    assertThat(judge().isUnverified()).isTrue();
  }

  @Test
  void anOracleAndTheDomainStandAboveRejections() {
    driver("a", "one", REJECTED);
    driver("b", "two", REJECTED);
    driver("c", "three", delivered("x"));
    oracle = Optional.of("x");
    assertThat(judge().isNotWellFormed()).isFalse();
    assertThat(judge().undeclared()).isEqualTo(2);
    oracle = Optional.empty();
    outside = Optional.of("XML 1.1");
    assertThat(judge().isNotWellFormed()).isFalse();
  }

  @Test
  void everyDriverVotesButOnlyRequestedOnesAreJudged() {
    driver("a", "one", delivered("x"));
    driver("b", "two", delivered("x"));
    driver("c", "three", delivered("y"));
    List<LibrarySubject<DriverDescription>> asked =
        List.of(List.copyOf(deliveries.keySet()).get(1));
    FileVerdict verdict = new DeliveryJudge(document(), deliveries).judge(asked);
    assertThat(verdict.verdicts()).hasSize(1);
    assertThat(verdict.verdicts().getFirst().result()).isEqualTo(CheckResult.AGREE);
    assertThat(verdict.isFault()).isFalse();
  }

  private void driver(String id, String lineage, DriverDelivery delivery, Capability... lacks) {
    DriverDescription description =
        new DriverDescription(
            id,
            new Library(id, id + ":" + id, "1", "Apache-2.0", lineage, List.of()),
            ApiStyle.PUSH,
            Set.of(lacks),
            List.of(),
            List.of());
    deliveries.put(LibrarySubject.ofDriver(description, List.of()), delivery);
  }

  private static DriverDelivery delivered(String digest) {
    return new DriverDelivery.Delivered(
        digest, new EventTotals(new EventTally(1, 0, 0, 0, 0), 1, 0, 0));
  }

  private CheckedDocument document() {
    return new CheckedDocument("a.xml", Path.of("a.xml"), outside, needs, oracle);
  }

  private FileVerdict judge() {
    return new DeliveryJudge(document(), deliveries).judge(List.copyOf(deliveries.keySet()));
  }

  private List<CheckResult> results() {
    return judge().verdicts().stream().map(Agreement::result).toList();
  }
}
