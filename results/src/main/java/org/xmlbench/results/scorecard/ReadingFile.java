package org.xmlbench.results.scorecard;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.xmlbench.results.store.HostMeasurement;
import org.xmlbench.results.store.HostMeasurementFile;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.ReadingScore;
import org.xmlbench.results.store.SubjectEntry;

/**
 * How drivers read a corpus of documents, as {@code check --score} writes it. XMLBench ships the
 * file of the recorded corpus; another one in a folder beside run folders is read by runs, too.
 *
 * @param schema version of this model's form, {@link #SCHEMA}
 * @param createdUtc when it was measured
 * @param command measures it again
 * @param corpus which corpus: SHA-256 of the list of its documents
 * @param scores one for each driver
 */
public record ReadingFile(
    int schema,
    String createdUtc,
    String command,
    String corpus,
    List<Judged> documents,
    List<ReadingScore> scores)
    implements HostMeasurement {
  /** The version of the model's form that this code writes. */
  public static final int SCHEMA = 1;

  /** Its name where runs look for it, and in what is shipped. */
  public static final String NAME = "reads-rightly.json";

  /** As it stands in folders beside run folders. */
  public static final HostMeasurementFile<ReadingFile> FILE =
      new HostMeasurementFile<>(
          NAME, SCHEMA, ReadingFile.class, "run 'check --score' over the corpus again");

  /**
   * A document of the corpus.
   *
   * @param sha256 of its bytes
   * @param events SHA-256 of its right events; {@code null} where it does not count
   * @param notCounted why it does not count; {@code null} where it does
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Judged(String sha256, String events, String notCounted) {}

  public ReadingFile {
    documents = List.copyOf(documents);
    scores = List.copyOf(scores);
  }

  /** The scores that this version of XMLBench ships. */
  public static ReadingFile shipped() {
    return Shipped.FILE;
  }

  @JsonIgnore
  public boolean isOfRecordedCorpus() {
    return corpus.equals(DocumentCorpus.recorded().id());
  }

  /** The score of a subject; empty where that driver was not measured in that version. */
  public Optional<ReadingScore> of(SubjectEntry subject) {
    return scores.stream().filter(score -> score.isOf(subject)).findFirst();
  }

  /** On whatever host: how a library reads does not depend on it. */
  @Override
  public boolean holdsFor(Manifest run) {
    return isOfRecordedCorpus()
        && run.subjects().stream().anyMatch(subject -> of(subject).isPresent());
  }

  /** Read when it is first asked for. */
  private static final class Shipped {
    static final ReadingFile FILE = read();

    private static ReadingFile read() {
      try (InputStream in = ReadingFile.class.getResourceAsStream(NAME)) {
        return ReadingFile.FILE.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
