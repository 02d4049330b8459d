package org.xmlbench.house.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.check.DriverDelivery;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.results.scorecard.DocumentCorpus;
import org.xmlbench.results.scorecard.ReadingFile;
import org.xmlbench.results.store.Reading;

class ReadingCountTest {
  private static final Set<Capability> NEEDS =
      Set.of(Capability.INTERNAL_ENTITIES, Capability.DOCTYPE);

  @TempDir private Path folder;

  private final List<FileVerdict> verdicts = new ArrayList<>();
  private final LibrarySubject<DriverDescription> one = driver("one", Set.of());
  private final LibrarySubject<DriverDescription> two = driver("two", Set.of());
  private final LibrarySubject<DriverDescription> lacking =
      driver("lacking", Set.of(Capability.INTERNAL_ENTITIES));

  @Test
  void eachKindOfFailureIsCountedAndWhatIsDeclaredIsAFailure() throws IOException {
    file("a", NEEDS, delivered("x"));
    file("b", NEEDS, delivered("y"));
    file("c", NEEDS, new DriverDelivery.Rejected(1, 2, "no"));
    file("d", NEEDS, new DriverDelivery.Unsupported("entity e"));
    file("e", NEEDS, new DriverDelivery.Failed("java.lang.Error"));
    file("f", Set.of(), delivered("y"));

    ReadingFile found = count();
    assertThat(found.documents()).hasSize(6).allMatch(one -> one.events().equals("x"));
    assertThat(found.scores().getFirst().reading())
        .isEqualTo(
            new Reading(found.corpus(), 6, 6, new Reading.Failures(0, 0, 0, 0, 0), Map.of()));
    assertThat(found.scores().getLast().driver()).isEqualTo("lacking");
    assertThat(found.scores().getLast().version()).isEqualTo("1");
    assertThat(found.scores().getLast().reading())
        .isEqualTo(
            new Reading(
                found.corpus(),
                6,
                1,
                new Reading.Failures(2, 1, 1, 1, 2),
                Map.of("internal-entities", 4)));
  }

  @Test
  void whatIsOutsideMalformedOrUnknownDoesNotCount() throws IOException {
    DriverDelivery no = new DriverDelivery.Rejected(1, 2, "no");
    file("good", Set.of(), delivered("x"));
    verdict("outside", Optional.of("XML 1.1"), Set.of(), delivered("x"), delivered("x"));
    verdict("malformed", Optional.empty(), Set.of(), no, no);
    verdicts.add(
        judged(
            document("unknown", "unknown", Optional.empty(), Set.of()),
            delivered("x"),
            delivered("y"),
            delivered("z")));

    ReadingFile found = count();
    assertThat(found.scores()).allMatch(score -> score.reading().documents() == 1);
    assertThat(found.documents())
        .extracting(ReadingFile.Judged::notCounted)
        .containsExactlyInAnyOrder(
            null,
            "outside: XML 1.1",
            "not well-formed",
            "no two code lineages agree on its events");
  }

  @Test
  void theSameBytesAreOneDocumentWhateverTheirNames() throws IOException {
    file("a", Set.of(), delivered("x"));
    String alone = count().corpus();
    verdicts.add(named("b", "a", Optional.empty(), Set.of(), delivered("x"), delivered("x")));

    assertThat(count().documents()).hasSize(1);
    assertThat(count().corpus()).isEqualTo(alone).isNotEqualTo(DocumentCorpus.recorded().id());
    file("c", Set.of(), delivered("x"));
    assertThat(count().corpus()).isNotEqualTo(alone);
  }

  @Test
  void whereNothingCountsThereIsNoScore() throws IOException {
    verdict("outside", Optional.of("XML 1.1"), Set.of(), delivered("x"), delivered("x"));
    assertThat(count().scores()).isEmpty();
  }

  private ReadingFile count() throws IOException {
    return ReadingCount.of(verdicts).file(List.of(one, lacking), "again");
  }

  private void file(String name, Set<Capability> needs, DriverDelivery third) throws IOException {
    verdicts.add(
        judged(
            document(name, name, Optional.empty(), needs), delivered("x"), delivered("x"), third));
  }

  private void verdict(
      String name,
      Optional<String> outside,
      Set<Capability> needs,
      DriverDelivery first,
      DriverDelivery second)
      throws IOException {
    verdicts.add(named(name, name, outside, needs, first, second));
  }

  private FileVerdict named(
      String name,
      String content,
      Optional<String> outside,
      Set<Capability> needs,
      DriverDelivery first,
      DriverDelivery second)
      throws IOException {
    return judged(document(name, content, outside, needs), first, second, first);
  }

  private CheckedDocument document(
      String name, String content, Optional<String> outside, Set<Capability> needs)
      throws IOException {
    Path file = Files.writeString(folder.resolve(name), content);
    return new CheckedDocument(name, file, outside, needs, Optional.empty());
  }

  private FileVerdict judged(
      CheckedDocument document, DriverDelivery first, DriverDelivery second, DriverDelivery third) {
    Map<LibrarySubject<DriverDescription>, DriverDelivery> all = new LinkedHashMap<>();
    all.put(one, first);
    all.put(two, second);
    all.put(lacking, third);
    return new DeliveryJudge(document, all).judge(List.of(one, lacking));
  }

  private static DriverDelivery delivered(String digest) {
    return new DriverDelivery.Delivered(
        digest, new EventTotals(new EventTally(1, 0, 0, 0, 0), 1, 0, 0));
  }

  private static LibrarySubject<DriverDescription> driver(String id, Set<Capability> lacks) {
    return LibrarySubject.ofDriver(
        new DriverDescription(
            id,
            new Library(id, "org.example:" + id, "1", "Apache-2.0", id, List.of()),
            ApiStyle.PUSH,
            lacks,
            List.of(),
            List.of()),
        List.of());
  }
}
