package org.xmlbench.suite.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.suite.engine.PreparedDocument;
import org.xmlbench.suite.engine.plan.TimedDocument;
import org.xmlbench.suite.engine.plan.TimedDocuments;

class DocumentStoreTest {
  @TempDir private Path folder;

  @Test
  void aDocumentOfTwoGroupsKeepsAFileOfItsOwn() throws Exception {
    TimedDocument twice = TimedDocuments.named("interop-int:10");
    TimedDocument again = TimedDocuments.named("interop-int:10");
    TimedDocument other = TimedDocuments.named("interop-double:20");
    DocumentStore store =
        DocumentStore.prepare(
            List.of(twice, again, other),
            folder,
            files -> {
              throw new AssertionError("there are no files of a user's: " + files);
            });
    assertThat(store.get(twice).file()).isEqualTo(store.get(again).file());
    for (TimedDocument document : List.of(twice, other)) {
      PreparedDocument prepared = store.get(document);
      assertThat(Files.size(prepared.file())).as(document.name()).isEqualTo(prepared.bytes());
    }
    assertThat(store.get(other).file()).isNotEqualTo(store.get(twice).file());
  }
}
