package org.xmlbench.piximal.sax;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.mutation.MutatedDocument;

/**
 * Content that is handed directly is what the strict reader hands, one event after another: events,
 * their places, and the error, of documents right and wrong, however they come.
 */
class DirectMutationTest {
  /** As many documents are read by {@link #manyMutants}. */
  private static final int MANY = Integer.getInteger("xmlbench.mutants", 20_000);

  private static final long SEED = Long.getLong("xmlbench.mutants.seed", 53);
  private static final int ALL = Integer.MAX_VALUE;
  private static final int[] PIECES = {ALL, 1, 3, 7, 100, 5000};
  private static final String PREFIXES = "http://xml.org/sax/features/namespace-prefixes";

  private final PiximalSaxReader direct = new PiximalSaxReader();
  private final PiximalSaxReader strict = new PiximalSaxReader();
  private final Random random = new Random(SEED);

  DirectMutationTest() {
    strict.readStrictly();
  }

  /** Brings few bytes at once. */
  private static final class Pieces extends InputStream {
    private final ByteArrayInputStream all;
    private final int most;

    Pieces(byte[] document, int most) {
      this.all = new ByteArrayInputStream(document);
      this.most = most;
    }

    @Override
    public int read() {
      return all.read();
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      return all.read(into, offset, Math.min(length, most));
    }
  }

  private static PlacedTrace trace(XMLReader reader, byte[] document, int most, boolean lexical)
      throws SAXException {
    return PlacedTrace.of(reader, new InputSource(new Pieces(document, most)), lexical, false);
  }

  /** Requires that both readers tell the same; returns whether the document was one. */
  private boolean assertSame(byte[] document, int... pieces) throws SAXException {
    boolean lexical = random.nextBoolean();
    boolean accepted = false;
    for (int most : pieces) {
      // The place behind the text of a section depends on the pieces in which it comes.
      PlacedTrace expected = trace(strict, document, most, lexical);
      String actual = trace(direct, document, most, lexical).toString();
      if (!actual.equals(expected.toString())) {
        fail(document, most, lexical);
      }
      accepted = expected.isAccepted();
    }
    return accepted;
  }

  private void fail(byte[] document, int most, boolean lexical) throws SAXException {
    InputSource one = new InputSource(new Pieces(document, most));
    String actual = PlacedTrace.of(direct, one, lexical, true).toString();
    InputSource other = new InputSource(new Pieces(document, most));
    String expected = PlacedTrace.of(strict, other, lexical, true).toString();
    int at = Math.max(0, Arrays.mismatch(actual.toCharArray(), expected.toCharArray()));
    int from = Math.max(0, at - 300);
    String some = new String(document, StandardCharsets.UTF_8);
    assertThat(actual.substring(from, Math.min(actual.length(), at + 200)))
        .as("pieces of %d, lexical %s: %s", most, lexical, some)
        .isEqualTo(expected.substring(from, Math.min(expected.length(), at + 200)));
    assertThat(actual).as("once more the same, pieces of %d: %s", most, some).isNull();
  }

  private int anyPieces() {
    return PIECES[random.nextInt(PIECES.length)];
  }

  /** Elements whose name is the expected one, with attributes that the document type declares. */
  @Test
  void declaredAttributesAreInEachElement() throws SAXException {
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
  void mutants() throws SAXException {
    assertMutantsAreSame(3_000);
  }

  @Test
  @Tag("slow")
  void manyMutants() throws SAXException {
    assertMutantsAreSame(MANY);
  }

  private void assertMutantsAreSame(int documents) throws SAXException {
    int accepted = 0;
    for (int i = 0; i < documents; i++) {
      boolean isRecords = random.nextInt(4) > 0;
      byte[] document = isRecords ? MutatedMarkup.next(random) : MutatedDocument.next(random);
      accepted += assertSame(document, ALL, anyPieces()) ? 1 : 0;
    }
    assertThat(accepted).isBetween(documents / 5, documents * 4 / 5);
  }

  @Test
  void mutantsWithDeclarationsAsAttributes() throws SAXException {
    direct.setFeature(PREFIXES, true);
    strict.setFeature(PREFIXES, true);
    assertMutantsAreSame(500);
  }

  /** Where limits are low they are met in the middle of what is handed directly. */
  @Test
  void mutantsWithinLowLimits() throws SAXException {
    for (int i = 0; i < 200; i++) {
      ParserLimits limits =
          ParserLimits.DEFAULT
              .withDepth(1 + random.nextInt(5))
              .withAttributes(1 + random.nextInt(3))
              .withNameBytes(1 + random.nextInt(12))
              .withTokenBytes(1 + random.nextInt(60));
      ParserLimits same = random.nextBoolean() ? limits : limits.withNameBytes(1000);
      direct.setLimits(same);
      strict.setLimits(same);
      for (int n = 0; n < 4; n++) {
        assertSame(MutatedMarkup.next(random), ALL, anyPieces());
      }
    }
  }

  /** Every piece of a document that is longer than buffers and windows is at their end once. */
  @Test
  void longDocumentsMutated() throws SAXException {
    assertLongDocumentsAreSame(6_007);
  }

  @Test
  @Tag("slow")
  void longDocumentsMutatedOften() throws SAXException {
    assertLongDocumentsAreSame(13);
  }

  private void assertLongDocumentsAreSame(int step) throws SAXException {
    for (int kind = 0; kind < 6; kind++) {
      byte[] document = MutatedMarkup.right(random, 80_000);
      assertThat(assertSame(document, PIECES)).isTrue();
      for (int at = random.nextInt(step); at < document.length; at += step) {
        assertSame(MutatedMarkup.mutated(document, at, random), ALL);
      }
    }
  }

  /** Where the bytes that are there end makes no difference. */
  @Test
  void documentsThatEndAtEveryByte() throws SAXException {
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
  void everyCutOfABuffer() throws SAXException {
    byte[] document = MutatedMarkup.right(new Random(9), 700);
    for (int before = 0; before < 800; before++) {
      StringBuilder long64 = new StringBuilder("<top>");
      while (long64.length() < (1 << 16) - before) {
        long64.append('x');
      }
      String inner = new String(document, StandardCharsets.UTF_8).replaceAll("<[?!].*?[>]\n?", "");
      String all = long64 + inner + inner + "</top>";
      assertSame(all.getBytes(StandardCharsets.UTF_8), ALL);
    }
  }

  @Test
  void sharedDocuments() throws Exception {
    Path shared =
        Stream.iterate(Path.of("").toAbsolutePath(), path -> path != null, Path::getParent)
            .map(path -> path.resolve("shared/documents"))
            .filter(Files::isDirectory)
            .findFirst()
            .orElse(null);
    Assumptions.assumeTrue(shared != null, "no folder shared/documents beside the clone");
    List<Path> all = new ArrayList<>();
    try (Stream<Path> files = Files.walk(shared)) {
      files
          .filter(Files::isRegularFile)
          .filter(it -> it.toFile().length() < 1 << 20)
          .forEach(all::add);
    }
    for (Path file : all) {
      assertSame(Files.readAllBytes(file), ALL, 100, 5000);
    }
  }
}
