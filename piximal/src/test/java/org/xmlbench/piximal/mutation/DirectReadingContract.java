package org.xmlbench.piximal.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.ParserLimits;

/**
 * Content that is read directly is what the strict reader reads, one event after another: events,
 * their places, and the error, of documents right and wrong, however they come.
 */
public abstract class DirectReadingContract {
  /** As many documents are read by {@link #manyMutants}. */
  private static final int MANY = Integer.getInteger("xmlbench.mutants", 20_000);

  private static final long SEED = Long.getLong("xmlbench.mutants.seed", 53);
  private static final int ALL = Integer.MAX_VALUE;
  private static final int[] PIECES = {ALL, 1, 3, 7, 100, 5000};
  private static final int[] SHARED_PIECES = {ALL, 100, 5000};

  private final Random random = new Random(SEED);

  /**
   * The events of a document.
   *
   * @param events with the error, if there is one
   * @param accepted whether the document was one
   */
  public record Told(String events, boolean accepted) {}

  /**
   * Reads a document.
   *
   * @param strictly whether the strict reader reads all of it
   * @param whole whether all events are wanted as text, and not a number for most of them
   */
  protected abstract Told read(InputStream document, boolean strictly, boolean whole)
      throws Exception;

  /** Limits what documents may have from now on. */
  protected abstract void setLimits(ParserLimits limits) throws Exception;

  /** Chooses how the next document is read; returns that in words. */
  protected abstract String choose(Random some) throws Exception;

  private Told read(byte[] document, int most, boolean strictly, boolean whole) throws Exception {
    return read(new PiecesOfInput(document, most), strictly, whole);
  }

  /** Requires that both readers tell the same; returns whether the document was one. */
  private boolean assertSame(byte[] document, int... pieces) throws Exception {
    String way = choose(random);
    boolean accepted = false;
    for (int most : pieces) {
      // The place behind the text of a section depends on the pieces in which it comes.
      Told expected = read(document, most, true, false);
      if (!read(document, most, false, false).equals(expected)) {
        fail(document, most, way);
      }
      accepted = expected.accepted();
    }
    return accepted;
  }

  private void fail(byte[] document, int most, String way) throws Exception {
    String actual = read(document, most, false, true).events();
    String expected = read(document, most, true, true).events();
    int at = Math.max(0, Arrays.mismatch(actual.toCharArray(), expected.toCharArray()));
    int from = Math.max(0, at - 300);
    String some = new String(document, StandardCharsets.UTF_8);
    assertThat(actual.substring(from, Math.min(actual.length(), at + 200)))
        .as("pieces of %d, %s: %s", most, way, some)
        .isEqualTo(expected.substring(from, Math.min(expected.length(), at + 200)));
    assertThat(actual).as("once more the same, pieces of %d: %s", most, some).isNull();
  }

  private int anyPieces() {
    return PIECES[random.nextInt(PIECES.length)];
  }

  /** Elements whose name is the expected one, with attributes that the document type declares. */
  @Test
  void declaredAttributesAreInEachElement() throws Exception {
    for (String declared :
        new String[] {"a CDATA 'x'", "a NMTOKEN 'x' b CDATA 'y'", "xmlns CDATA 'u'"}) {
      String document =
          "<!DOCTYPE r [<!ATTLIST i %s>]><r>%s%s</r>"
              .formatted(
                  declared, "<i>one</i>".repeat(500), "<i></i> <i z='1'>two</i>".repeat(500));
      assertThat(assertSame(document.getBytes(StandardCharsets.UTF_8), PIECES)).isTrue();
    }
  }

  @Test
  void mutants() throws Exception {
    assertMutantsAreSame(3_000);
  }

  @Test
  @Tag("slow")
  void manyMutants() throws Exception {
    assertMutantsAreSame(MANY);
  }

  /** Requires the same of so many documents of chance. */
  protected final void assertMutantsAreSame(int documents) throws Exception {
    int accepted = 0;
    for (int i = 0; i < documents; i++) {
      boolean isRecords = random.nextInt(4) > 0;
      byte[] document = isRecords ? MutatedMarkup.next(random) : MutatedDocument.next(random);
      accepted += assertSame(document, ALL, anyPieces()) ? 1 : 0;
    }
    assertThat(accepted).isBetween(documents / 5, documents * 4 / 5);
  }

  /** Where limits are low they are met in the middle of what is handed directly. */
  @Test
  void mutantsWithinLowLimits() throws Exception {
    for (int i = 0; i < 200; i++) {
      ParserLimits limits =
          ParserLimits.DEFAULT
              .withDepth(1 + random.nextInt(5))
              .withAttributes(1 + random.nextInt(3))
              .withNameBytes(1 + random.nextInt(12))
              .withExpandedBytes(1 + random.nextInt(400))
              .withTokenBytes(1 + random.nextInt(60));
      ParserLimits same = random.nextBoolean() ? limits : limits.withNameBytes(1000);
      setLimits(same);
      for (int n = 0; n < 4; n++) {
        assertSame(MutatedMarkup.next(random), ALL, anyPieces());
      }
    }
  }

  /** Every piece of a document that is longer than buffers and windows is at their end once. */
  @Test
  void longDocumentsMutated() throws Exception {
    for (int most : PIECES) {
      assertLongDocumentIsSame(12_007, most);
    }
  }

  @Test
  @Tag("slow")
  void longDocumentsMutatedOften() throws Exception {
    for (int document = 0; document < PIECES.length; document++) {
      assertLongDocumentIsSame(13, PIECES);
    }
  }

  private void assertLongDocumentIsSame(int step, int... pieces) throws Exception {
    byte[] document = MutatedMarkup.right(random, 80_000);
    assertThat(assertSame(document, pieces)).isTrue();
    for (int at = random.nextInt(step); at < document.length; at += step) {
      assertSame(MutatedMarkup.mutated(document, at, random), ALL);
    }
  }

  /** Where the bytes that are there end makes no difference: each end in one of the ways. */
  @Test
  void documentsThatEndAtEveryByte() throws Exception {
    byte[] document = MutatedMarkup.right(new Random(3), 2_000);
    for (int end = 1; end < document.length; end++) {
      switch (end % 3) {
        case 0 -> assertSame(Arrays.copyOf(document, end), ALL);
        case 1 -> assertSame(Arrays.copyOf(document, end), 7);
        default -> assertSame(document, end);
      }
    }
  }

  @Test
  @Tag("slow")
  void documentsThatEndAtEveryByteInAllWays() throws Exception {
    byte[] document = MutatedMarkup.right(new Random(3), 2_000);
    for (int end = 1; end < document.length; end++) {
      assertSame(Arrays.copyOf(document, end), ALL, 7);
      assertSame(document, end);
    }
  }

  /**
   * Before the buffer's end are as many bytes as are told: each byte of what follows is cut once.
   */
  @Test
  void everyCutOfABuffer() throws Exception {
    byte[] document = MutatedMarkup.right(new Random(9), 700);
    String inner = new String(document, StandardCharsets.UTF_8).replaceAll("<[?!].*?[>]\n?", "");
    String end = inner + inner + "</top>";
    for (int before = 0; before < 800; before++) {
      String begin = "<top>" + "x".repeat((1 << 16) - before - "<top>".length());
      assertSame((begin + end).getBytes(StandardCharsets.UTF_8), ALL);
    }
  }

  /** Every other by one of the pieces in which documents come, and each piece brings some. */
  @Test
  void sharedDocuments() throws Exception {
    List<Path> files = sharedFiles();
    for (int i = 0; i < files.size(); i += 2) {
      assertSame(Files.readAllBytes(files.get(i)), SHARED_PIECES[i / 2 % SHARED_PIECES.length]);
    }
  }

  @Test
  @Tag("slow")
  void sharedDocumentsInAllPieces() throws Exception {
    for (Path file : sharedFiles()) {
      assertSame(Files.readAllBytes(file), SHARED_PIECES);
    }
  }

  private static List<Path> sharedFiles() throws IOException {
    Path shared =
        Stream.iterate(Path.of("").toAbsolutePath(), path -> path != null, Path::getParent)
            .map(path -> path.resolve("shared/documents"))
            .filter(Files::isDirectory)
            .findFirst()
            .orElse(null);
    Assumptions.assumeTrue(shared != null, "no folder shared/documents beside the clone");
    try (Stream<Path> files = Files.walk(shared)) {
      return files
          .filter(Files::isRegularFile)
          .filter(it -> it.toFile().length() < 1 << 20)
          .sorted()
          .toList();
    }
  }
}
