package org.xmlbench.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.document.BrokenConstraint;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.input.MemoryInput;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.UnseenCheck;

/** What a subject gains that keeps documents, and what it cannot hide. */
class ReplayingSubjectsTest {
  private static final String OWN = "<a><b>1</b><c>22</c></a>";
  private static final String OTHER_ORDER = "<a><c>22</c><b>1</b></a>";
  private static final String OTHER = "<a><b>7</b><c>88</c><d/></a>";
  private static final String TWIN = "<a><b>7</b><c>88<d/></a>";
  private static final int OPERATIONS = 12;

  @TempDir private Path folder;
  private EventTotals totals;
  private String ownDigest;
  private String orderDigest;
  private EventTotals otherTotals;
  private String otherDigest;

  @BeforeEach
  void knowTheEvents() throws IOException {
    TimedOperation reference = operation(new ReplayingDriver(ReplayingDriver.Keeps.ALL));
    ownDigest = reference.verifyOther(input(OWN), null, null);
    totals = reference.totals();
    orderDigest = reference.verifyOther(input(OTHER_ORDER), totals, null);
    otherDigest = reference.verifyOther(input(OTHER), null, null);
    otherTotals = reference.totals();
  }

  @Test
  void whoKeepsTheLastDocumentParsesInEveryOperation() throws IOException {
    ReplayingDriver driver = new ReplayingDriver(ReplayingDriver.Keeps.LAST);
    TimedOperation operation = timed(driver);
    assertThat(driver.parses()).isEqualTo(OPERATIONS);
    assertThat(operation.verify()).isEqualTo(ownDigest);
    assertThat(check(operation, ForkChecks.Acceptance.WRONG).twin())
        .isEqualTo(UnseenCheck.REJECTED);
  }

  @Test
  void whoKnowsTheTimedDocumentsAloneIsWrongOfAnother() throws IOException {
    ReplayingDriver driver = new ReplayingDriver(ReplayingDriver.Keeps.FIRST_TWO);
    TimedOperation operation = timed(driver);
    assertThat(driver.parses()).isEqualTo(2);
    assertThat(operation.verify()).isEqualTo(ownDigest);
    assertThatThrownBy(() -> check(operation, ForkChecks.Acceptance.WRONG))
        .isInstanceOf(WrongEventsException.class)
        .hasMessageStartingWith("of a document that it was not timed with, psd:1KiB,seed=7: ");
  }

  /** It parses what it is shown first: this is what the verification cannot tell. */
  @Test
  void whoKeepsEveryDocumentAndParsesTheOthersIsNotCaught() throws IOException {
    ReplayingDriver driver = new ReplayingDriver(ReplayingDriver.Keeps.ALL);
    TimedOperation operation = timed(driver);
    assertThat(driver.parses()).isEqualTo(2);
    assertThat(operation.verify()).isEqualTo(ownDigest);
    assertThat(check(operation, ForkChecks.Acceptance.WRONG))
        .isEqualTo(new UnseenCheck("psd:1KiB,seed=7", otherDigest, UnseenCheck.REJECTED));
  }

  /** Nor who does not even compare their bytes: the timed documents are read oftenest. */
  @Test
  void whoReplaysWhatItHasReadOftenIsNotCaught() throws IOException {
    ReplayingDriver driver = new ReplayingDriver(ReplayingDriver.Keeps.OFTEN);
    TimedOperation operation = timed(driver);
    assertThat(driver.parses()).isLessThan(OPERATIONS);
    assertThat(operation.verify()).isEqualTo(ownDigest);
    assertThat(check(operation, ForkChecks.Acceptance.WRONG))
        .isEqualTo(new UnseenCheck("psd:1KiB,seed=7", otherDigest, UnseenCheck.REJECTED));
  }

  /** As a subject does that checks nothing. */
  @Test
  void anAcceptedTwinIsWrongUnlessItIsDeclaredOrOnlyReported() throws IOException {
    Path wellFormed = write("twin.xml", OTHER);
    TimedOperation operation = timed(new ReplayingDriver(ReplayingDriver.Keeps.ALL));
    ForkChecks.Unseen strict = unseen(wellFormed, ForkChecks.Acceptance.WRONG);
    assertThatThrownBy(() -> new UnseenDocument(operation, strict, false, Set.of()).check())
        .isInstanceOf(WrongEventsException.class)
        .hasMessage(
            "accepts a document that is not well-formed: psd:1KiB,seed=7"
                + " with end-tag-present broken");

    UnseenCheck declared =
        new UnseenDocument(
                operation, strict, false, Set.of(BrokenConstraint.END_TAG_PRESENT.capability()))
            .check();
    assertThat(declared.twin()).isEqualTo("accepted:end-tag-present");
    assertThat(declared.accepted()).containsExactly("end-tag-present");
    ForkChecks.Unseen lenient = unseen(wellFormed, ForkChecks.Acceptance.REPORTED);
    assertThat(new UnseenDocument(operation, lenient, false, Set.of()).check()).isEqualTo(declared);
  }

  private TimedOperation timed(ReplayingDriver driver) throws IOException {
    TimedOperation operation = operation(driver);
    for (int i = 0; i < OPERATIONS; i++) {
      operation.run();
    }
    return operation;
  }

  private UnseenCheck check(TimedOperation operation, ForkChecks.Acceptance acceptance)
      throws IOException {
    operation.forget();
    return new UnseenDocument(
            operation, unseen(write("twin.xml", TWIN), acceptance), true, Set.of())
        .check();
  }

  private ForkChecks.Unseen unseen(Path twin, ForkChecks.Acceptance acceptance) throws IOException {
    return new ForkChecks.Unseen(
        "psd:1KiB,seed=7",
        write("other.xml", OTHER),
        otherTotals,
        otherDigest,
        Map.of(BrokenConstraint.END_TAG_PRESENT, twin),
        acceptance);
  }

  private TimedOperation operation(ReplayingDriver driver) {
    ForkArguments arguments =
        new ForkArguments(
            new ForkArguments.Subject("replays", Operation.PARSE, false),
            new ForkArguments.Source(Path.of("own.xml"), false),
            new ForkArguments.Expected(Verification.ORACLE, totals, ownDigest),
            new ForkChecks(List.of(), Optional.empty()),
            null,
            0,
            null);
    return TimedOperation.of(
        arguments,
        driver,
        List.of(
            new TimedOperation.Timed(input(OWN), ownDigest),
            new TimedOperation.Timed(input(OTHER_ORDER), orderDigest)));
  }

  private static MemoryInput input(String document) {
    return new MemoryInput(document.getBytes(StandardCharsets.UTF_8));
  }

  private Path write(String name, String document) throws IOException {
    return Files.writeString(folder.resolve(name), document);
  }
}
