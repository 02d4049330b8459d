package org.xmlbench.suite.run;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.document.Oracle;
import org.xmlbench.suite.plan.TimedDocument;

/** Writes a plan's documents, with their oracles, to where the forks read them. */
final class DocumentStore {
  private final Path folder;
  private final Referee referee;
  private final Map<String, PreparedDocument> prepared = new HashMap<>();

  DocumentStore(Path folder, Referee referee) {
    this.folder = folder;
    this.referee = referee;
  }

  /** The document as forks read it; written at the first call. */
  PreparedDocument prepare(TimedDocument document) throws IOException {
    PreparedDocument known = prepared.get(document.name());
    if (known == null) {
      known =
          switch (document) {
            case TimedDocument.Generated generated -> write(generated);
            case TimedDocument.UserFile file -> judge(file);
          };
      prepared.put(document.name(), known);
    }
    return known;
  }

  private PreparedDocument write(TimedDocument.Generated generated) throws IOException {
    Files.createDirectories(folder);
    Path file = folder.resolve(prepared.size() + 1 + ".xml");
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
      Oracle oracle = generated.document().writeWithOracle(out);
      return new PreparedDocument(file, oracle.bytes(), oracle.totals(), oracle.digest(), null);
    }
  }

  private PreparedDocument judge(TimedDocument.UserFile document) throws IOException {
    if (document.outside().isPresent()) {
      return new PreparedDocument(
          document.file(),
          document.bytes(),
          null,
          null,
          "outside the domain in which parsers must agree: " + document.outside().get());
    }
    Optional<Referee.Verdict> verdict = referee.judge(document);
    return verdict
        .map(
            agreed ->
                new PreparedDocument(
                    document.file(), document.bytes(), agreed.totals(), agreed.digest(), null))
        .orElseGet(
            () ->
                new PreparedDocument(
                    document.file(),
                    document.bytes(),
                    null,
                    null,
                    "no two code lineages agree on its events"));
  }
}
