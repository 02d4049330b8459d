package org.xmlbench.house.run;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.document.Oracle;
import org.xmlbench.core.measure.ForkChecks;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.PreparedDocument.Doubt;
import org.xmlbench.house.engine.PreparedDocument.Doubt.Kind;
import org.xmlbench.house.engine.plan.TimedDocument;

/** Writes a plan's documents, with their oracles, to where the forks read them. */
public final class DocumentStore {
  private static final String OUTSIDE = "outside the domain in which parsers must agree: ";

  private final Map<String, PreparedDocument> prepared;

  private DocumentStore(Map<String, PreparedDocument> prepared) {
    this.prepared = prepared;
  }

  /** Prepares these documents; the generated ones are written into {@code folder}. */
  public static DocumentStore prepare(
      List<TimedDocument> documents, Path folder, ExpectedEvents referee)
      throws IOException, InterruptedException {
    Map<String, PreparedDocument> prepared = new LinkedHashMap<>();
    List<TimedDocument.UserFile> inside =
        documents.stream()
            .filter(TimedDocument.UserFile.class::isInstance)
            .map(TimedDocument.UserFile.class::cast)
            .filter(file -> file.outside().isEmpty())
            .toList();
    Map<TimedDocument.UserFile, ExpectedEvents.Verdict> verdicts =
        inside.isEmpty() ? Map.of() : referee.judge(inside);
    for (TimedDocument.UserFile file : inside) {
      requireUnchanged(file);
    }
    for (TimedDocument document : documents) {
      // A name that was prepared must not be written again: the next one would get its file.
      if (!prepared.containsKey(document.name())) {
        prepared.put(
            document.name(),
            switch (document) {
              case TimedDocument.Generated generated ->
                  write(generated, folder, prepared.size() + 1);
              case TimedDocument.UserFile file -> userFile(file, verdicts.get(file));
              case TimedDocument.Made made ->
                  new PreparedDocument(null, made.bytes(), null, null, null);
            });
      }
    }
    return new DocumentStore(prepared);
  }

  /** The same documents, with what shows that a subject does not know them alone. */
  public DocumentStore withOthers(List<TimedDocument> documents) throws IOException {
    OtherDocuments others = new OtherDocuments();
    Map<String, PreparedDocument> all = new LinkedHashMap<>(prepared);
    for (TimedDocument document : documents) {
      boolean made = all.get(document.name()).checks() != ForkChecks.NONE;
      if (!made && document instanceof TimedDocument.Generated generated) {
        all.put(document.name(), others.with(get(document), generated.document()));
      }
    }
    return new DocumentStore(all);
  }

  /** The document as forks read it. */
  public PreparedDocument get(TimedDocument document) {
    return prepared.get(document.name());
  }

  /**
   * A document that is not well-formed costs its own cells; if it is the only one, nothing can be
   * measured.
   *
   * @throws UserErrorException when none is well-formed
   */
  public void requireAnyWellFormed() {
    if (prepared.values().stream().allMatch(PreparedDocument::malformed)) {
      Map.Entry<String, PreparedDocument> first = prepared.entrySet().iterator().next();
      throw new UserErrorException(
          "nothing to measure: %s: %s%s"
              .formatted(
                  first.getKey(),
                  first.getValue().unverified(),
                  prepared.size() == 1
                      ? ""
                      : "; so are the other %d".formatted(prepared.size() - 1)));
    }
  }

  private static PreparedDocument write(TimedDocument.Generated generated, Path folder, int number)
      throws IOException {
    Files.createDirectories(folder);
    Path file = folder.resolve(number + ".xml");
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
      Oracle oracle = generated.document().writeWithOracle(out);
      return new PreparedDocument(file, oracle.bytes(), oracle.totals(), oracle.digest(), null);
    }
  }

  /**
   * If a file is written to meanwhile, verdicts of different drivers are about different contents.
   */
  private static void requireUnchanged(TimedDocument.UserFile document) throws IOException {
    if (Files.notExists(document.file())) {
      throw new UserErrorException(
          "%s: was removed while it was read; measure a file that no program removes"
              .formatted(document.file()));
    }
    long now = Files.size(document.file());
    if (now != document.bytes()) {
      throw new UserErrorException(
          "%s: changed while it was read: it had %d bytes and has %d; measure a file that no program writes to"
              .formatted(document.name(), document.bytes(), now));
    }
  }

  private static PreparedDocument userFile(
      TimedDocument.UserFile document, ExpectedEvents.Verdict verdict) {
    return switch (verdict) {
      case ExpectedEvents.Agreed agreed ->
          new PreparedDocument(
              document.file(), document.bytes(), agreed.totals(), agreed.digest(), null);
      case ExpectedEvents.Malformed malformed ->
          unverified(document, Kind.MALFORMED, malformed.reason());
      case null ->
          document
              .outside()
              .map(reason -> unverified(document, Kind.OUTSIDE, OUTSIDE + reason))
              .orElseGet(
                  () ->
                      unverified(
                          document, Kind.DISAGREEMENT, "no two code lineages agree on its events"));
    };
  }

  private static PreparedDocument unverified(
      TimedDocument.UserFile document, Kind kind, String reason) {
    return new PreparedDocument(
        document.file(), document.bytes(), null, null, new Doubt(kind, reason));
  }
}
