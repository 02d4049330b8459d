package org.xmlbench.results.scorecard;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.xmlbench.core.Sha256;

/**
 * The recorded corpus: real documents, each named by its SHA-256 and by the public address from
 * which it comes. The documents themselves are not part of XMLBench.
 *
 * @param documents in the order of their addresses
 */
public record DocumentCorpus(List<Entry> documents) {
  private static final String LIST = "corpus.tsv";
  private static final int COLUMNS = 4;

  /**
   * A document.
   *
   * @param sha256 of its bytes, in hexadecimal digits
   * @param bytes its size
   * @param licence that its source states
   * @param address from which it can be downloaded
   */
  public record Entry(String sha256, long bytes, String licence, String address) {
    private static Entry of(String line) {
      String[] cells = line.split("\t", -1);
      if (cells.length != COLUMNS) {
        throw new IllegalStateException(LIST + " is damaged: " + line);
      }
      return new Entry(cells[0], Long.parseLong(cells[1]), cells[2], cells[3]);
    }
  }

  public DocumentCorpus {
    documents = List.copyOf(documents);
  }

  /** The corpus of which scores are shipped. */
  public static DocumentCorpus recorded() {
    try (InputStream in = DocumentCorpus.class.getResourceAsStream(LIST)) {
      return new DocumentCorpus(
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .skip(1)
              .map(Entry::of)
              .toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What names this corpus: {@link #id(Collection)} of its documents. */
  public String id() {
    return id(hashes());
  }

  /**
   * What names the corpus of documents with those SHA-256: that of their sorted list, each line
   * ended by LF.
   */
  public static String id(Collection<String> hashes) {
    return Sha256.of(
        hashes.stream()
            .distinct()
            .sorted()
            .map(hash -> hash + "\n")
            .collect(Collectors.joining())
            .getBytes(StandardCharsets.UTF_8));
  }

  /** How many documents of this corpus are not among those. */
  public long missing(Collection<String> hashes) {
    Set<String> found = new HashSet<>(hashes);
    return hashes().stream().filter(hash -> !found.contains(hash)).count();
  }

  /** How many of those are none of this corpus. */
  public long foreign(Collection<String> hashes) {
    Set<String> own = new HashSet<>(hashes());
    return hashes.stream().distinct().filter(hash -> !own.contains(hash)).count();
  }

  private List<String> hashes() {
    return documents.stream().map(Entry::sha256).toList();
  }
}
