package org.xmlbench.house.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.document.BrokenConstraint;
import org.xmlbench.core.measure.ForkChecks;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.engine.plan.TimedDocuments;

class DocumentStoreTest {
  @TempDir private Path folder;

  @Test
  void aDocumentOfTwoGroupsKeepsAFileOfItsOwn() throws Exception {
    TimedDocument twice = TimedDocuments.named("interop-int:10");
    TimedDocument again = TimedDocuments.named("interop-int:10");
    TimedDocument other = TimedDocuments.named("interop-double:20");
    DocumentStore store = store(List.of(twice, again, other));
    assertThat(store.get(twice).file()).isEqualTo(store.get(again).file());
    for (TimedDocument document : List.of(twice, other)) {
      PreparedDocument prepared = store.get(document);
      assertThat(Files.size(prepared.file())).as(document.name()).isEqualTo(prepared.bytes());
    }
    assertThat(store.get(other).file()).isNotEqualTo(store.get(twice).file());
  }

  @Test
  void ofADocumentOthersAreMadeOnce() throws Exception {
    TimedDocument document = TimedDocuments.named("psd:64KiB");
    List<TimedDocument> plan = List.of(document, TimedDocuments.named("psd:64KiB"));
    PreparedDocument prepared = store(plan).withOthers(plan).get(document);
    assertThat(prepared.checks().variants())
        .hasSize(3)
        .allSatisfy(one -> assertThat(Files.size(one.file())).isEqualTo(prepared.bytes()))
        .extracting(ForkChecks.Variant::digest)
        .doesNotHaveDuplicates()
        .doesNotContain(prepared.digest());
    ForkChecks.Unseen unseen = prepared.checks().unseen().orElseThrow();
    assertThat(unseen.name()).startsWith("psd:64KiB,seed=");
    assertThat(unseen.digest()).isNotEqualTo(prepared.digest());
    assertThat(unseen.twins()).containsOnlyKeys(BrokenConstraint.values());
    byte[] bytes = Files.readAllBytes(unseen.file());
    for (Path twin : unseen.twins().values()) {
      assertThat(Files.readAllBytes(twin)).isNotEqualTo(bytes);
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(1 + 3 + 1 + 3);
    }
  }

  /** A fork holds all orders in memory. */
  @Test
  void aLargeDocumentHasOneOrder() throws Exception {
    TimedDocument document = TimedDocuments.named("psd:16MiB");
    PreparedDocument prepared =
        store(List.of(document)).withOthers(List.of(document)).get(document);
    assertThat(prepared.checks().variants()).isEmpty();
    assertThat(prepared.checks().unseen()).isPresent();
  }

  @Test
  void theSmallestDocumentHasOtherNames() throws Exception {
    TimedDocument document = TimedDocuments.named("overhead");
    ForkChecks checks =
        store(List.of(document)).withOthers(List.of(document)).get(document).checks();
    assertThat(checks.variants()).hasSize(3);
    assertThat(checks.unseen().orElseThrow().name()).startsWith("overhead, seed ");
    assertThat(checks.unseen().orElseThrow().twins())
        .containsOnlyKeys(
            BrokenConstraint.END_TAG_PRESENT, BrokenConstraint.PREFIX_DECLARED_ATTRIBUTE);
  }

  /** The message must not name the run folder, which is there. */
  @Test
  void aFileThatVanishesMeanwhileIsNamed() throws Exception {
    Path file = Files.writeString(folder.resolve("orders.xml"), "<orders/>");
    List<TimedDocument> documents = List.of(TimedDocuments.named("file:" + file));
    Files.delete(file);
    assertThatThrownBy(() -> DocumentStore.prepare(documents, folder, _ -> Map.of()))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            file + ": was removed while it was read; measure a file that no program removes");
  }

  private DocumentStore store(List<TimedDocument> documents) throws Exception {
    return DocumentStore.prepare(
        documents,
        folder,
        files -> {
          throw new AssertionError("there are no files of a user's: " + files);
        });
  }
}
