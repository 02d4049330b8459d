package org.xmlbench.piximal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.DocumentBytes;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.sax.RandomDocument;

class PiximalParallelTest {
  static List<String> inOrder(byte[] document, ParallelOptions options) throws IOException {
    List<String> lines = new ArrayList<>();
    try {
      PiximalParallel.<IOException>parseInOrder(
          document, options, (event, view) -> lines.add(ParallelTrace.line(event, view)));
    } catch (IOException e) {
      lines.add(e.getMessage());
    }
    return ParallelTrace.joined(lines);
  }

  private static List<String> byChunks(byte[] document, ParallelOptions options)
      throws IOException {
    SortedMap<Integer, List<String>> chunks = new TreeMap<>();
    List<String> lines = new ArrayList<>();
    try {
      PiximalParallel.<RuntimeException>parse(
          document, options, start -> new ChunkLines(start, chunks));
    } catch (IOException e) {
      return List.of(e.getMessage());
    }
    chunks.values().forEach(lines::addAll);
    return ParallelTrace.joined(lines);
  }

  static void assertSame(byte[] document, ParallelOptions options) throws IOException {
    String as = options + " of " + new String(document, StandardCharsets.UTF_8);
    List<String> expected = ParallelTrace.byOneThread(document, options.parser());
    assertThat(inOrder(document, options)).as(as).isEqualTo(expected);
    List<String> chunks = byChunks(document, options);
    if (chunks.size() == 1 && expected.size() > 1) {
      assertThat(chunks).as(as).containsExactly(expected.getLast());
    } else {
      assertThat(chunks).as(as).isEqualTo(expected);
    }
  }

  static ParallelOptions options(int threads, int chunkBytes) {
    return ParallelOptions.of(threads).withChunkBytes(chunkBytes);
  }

  private static byte[] bytes(String document) {
    return document.getBytes(StandardCharsets.UTF_8);
  }

  /** In chunks of a byte, and of as many more each time. */
  private static void assertSameInParts(String document, ParserOptions parser, int more)
      throws IOException {
    for (int size = 1; size <= document.length(); size += more) {
      assertSame(bytes(document), options(3, size).withParser(parser));
    }
  }

  /** Chunks of a byte begin at every byte that may begin one; of larger ones there are some. */
  @Test
  void smallDocumentsAreTheSameWhereverTheyAreCut() throws Exception {
    assertSameWhereverCut(size -> size < 5 ? 1 : 7, 3);
  }

  /** Every size of chunks. */
  @Test
  @Tag("slow")
  void smallDocumentsAreTheSameForEveryNumberOfThreads() throws Exception {
    assertSameWhereverCut(size -> 1, 1, 2, 3, 4);
  }

  private static void assertSameWhereverCut(IntUnaryOperator more, int... threads)
      throws Exception {
    for (String document : ParallelTrace.SMALL) {
      byte[] bytes = bytes(document);
      for (int size = 1; size <= bytes.length; size += more.applyAsInt(size)) {
        for (int number : threads) {
          assertSame(bytes, options(number, size));
        }
      }
    }
  }

  /** While the caller's thread reads the first chunk, the others have nothing to do. */
  @Test
  void theFirstChunkIsSmall() throws Exception {
    byte[] document = bytes("<a>" + "<b>12345</b>".repeat(200_000) + "</a>");
    Map<Integer, Long> starts = new ConcurrentHashMap<>();
    ChunkHandlerFactory<RuntimeException> handlers =
        start -> {
          starts.put(start.index(), start.byteOffset());
          return (event, view) -> {};
        };

    PiximalParallel.parse(document, ParallelOptions.of(2), handlers);
    assertThat(starts.get(1)).isBetween(1L << 12, 1L << 15);
    assertThat(starts.get(2) - starts.get(1)).isBetween(1L << 17, 1L << 19);

    starts.clear();
    PiximalParallel.parse(DocumentBytes.of(document), ParallelOptions.of(2), handlers);
    assertThat(starts.get(1)).isBetween(1L << 12, 1L << 15);
  }

  @Test
  void documentsOfChanceAreTheSame() throws Exception {
    Random random = new Random(5);
    for (int seed = 0; seed < 300; seed++) {
      byte[] document = bytes(RandomDocument.plain(new Random(seed)));
      assertSame(document, options(1 + random.nextInt(8), 16 + random.nextInt(200)));
    }
  }

  @Test
  void documentsThatWereChangedHaveTheSameErrors() throws Exception {
    assertChangedDocumentsAreTheSame(6, 500);
  }

  @Test
  @Tag("slow")
  void manyDocumentsThatWereChangedHaveTheSameErrors() throws Exception {
    assertChangedDocumentsAreTheSame(7, 3000);
  }

  private static void assertChangedDocumentsAreTheSame(long chance, int documents)
      throws Exception {
    Random random = new Random(chance);
    byte[] signs = bytes("<>/=\"'!-[]?&: ax\0");
    for (int seed = 0; seed < documents; seed++) {
      byte[] document = bytes(RandomDocument.plain(new Random(seed % 100)));
      for (int i = 1 + random.nextInt(2); i > 0; i--) {
        document[random.nextInt(document.length)] = signs[random.nextInt(signs.length)];
      }
      assertSame(document, options(2 + random.nextInt(3), 1 + random.nextInt(60)));
    }
  }

  /** References in parts of the document that no thread reads alone exceed the limit together. */
  @Test
  void expansionIsLimitedOverTheWholeDocument() throws Exception {
    assertExpansionIsLimited(150);
  }

  @Test
  @Tag("slow")
  void expansionIsLimitedByEveryLimit() throws Exception {
    assertExpansionIsLimited(30);
  }

  private static void assertExpansionIsLimited(int more) throws Exception {
    String document =
        "<!DOCTYPE a [<!ENTITY e '12345678'><!ATTLIST c d CDATA 'v'>]><a>%s</a>"
            .formatted("<b>&e;</b><c/>".repeat(20));
    for (long most = 90; most < 900; most += more) {
      ParserLimits limits = ParserLimits.DEFAULT.withExpandedBytes(most);
      assertSameInParts(document, ParserOptions.DEFAULT.withLimits(limits), 7);
    }
  }

  /** The reader of a part does not know how deep it is. */
  @Test
  void depthIsLimitedOverTheWholeDocument() throws Exception {
    assertDepthIsLimited(17);
  }

  @Test
  @Tag("slow")
  void depthIsLimitedHoweverTheDocumentIsCut() throws Exception {
    assertDepthIsLimited(3);
  }

  private static void assertDepthIsLimited(int more) throws Exception {
    String document =
        "<a>".repeat(6) + "<b>x</b><c d=''/>".repeat(20) + "<a></a>".repeat(20) + "</a>".repeat(6);
    for (int most = 4; most < 9; most++) {
      ParserLimits limits = ParserLimits.DEFAULT.withDepth(most);
      assertSameInParts(document, ParserOptions.DEFAULT.withLimits(limits), more);
    }
  }

  /** What is declared outside of it does not hold in a document that stands alone. */
  @Test
  void aDocumentThatStandsAloneDoesSoInEachPart() throws Exception {
    ParserOptions fetching =
        ParserOptions.DEFAULT.withExternals(
            (name, publicId, systemId) -> new ByteArrayInputStream(bytes("<!ENTITY e 'x'>")));
    for (String standalone : List.of("yes", "no")) {
      String document =
          "<?xml version='1.0' standalone='%s'?><!DOCTYPE a SYSTEM 'd'>".formatted(standalone)
              + "<a><b/><b/>&e;<b/></a>";
      assertSameInParts(document, fetching, 1);
    }
  }

  @Test
  void externalEntitiesAreFetchedAsByOneThread() throws Exception {
    ParserOptions fetching =
        ParserOptions.DEFAULT.withExternals(
            (name, publicId, systemId) ->
                new ByteArrayInputStream(bytes(systemId.equals("x") ? "<b>f</b>" : "g")));
    for (String more : List.of("", "<!ENTITY u SYSTEM 'y' NDATA n>")) {
      String document =
          "<!DOCTYPE a [<!ENTITY e SYSTEM 'x'>%s]><a><b/>&e;<b c=''/>&e;<b/></a>".formatted(more);
      assertSameInParts(document, fetching, 1);
    }
  }

  @Test
  void withoutNamespacesNamesStandAsTheyAre() throws Exception {
    ParallelOptions options = options(3, 8).withParser(ParserOptions.DEFAULT.withNamespaces(false));
    assertSame(bytes("<a xmlns:p='u'><p:b xmlns='v'/><q:c d:e:f=''/></a>"), options);
  }

  @Test
  void aChunkIsToldWhereItStands() throws Exception {
    String document = "<a xmlns='u'><b xmlns:p='v'>" + "<p:c>text</p:c>".repeat(40) + "</b></a>";
    List<ChunkStart> starts = new ArrayList<>();
    PiximalParallel.<RuntimeException>parse(
        bytes(document),
        options(2, 100),
        start -> {
          synchronized (starts) {
            starts.add(start);
          }
          return (event, view) -> {};
        });
    assertThat(starts).hasSizeGreaterThan(4).anyMatch(start -> start.index() == 0);
    for (ChunkStart start : starts) {
      if (start.index() > 0) {
        boolean inside = start.path().size() > 1;
        assertThat(List.of("a", "b", "p:c")).startsWith(start.path().toArray(String[]::new));
        assertThat(start.namespaces())
            .isEqualTo(inside ? Map.of("", "u", "p", "v") : Map.of("", "u"));
        assertThat(document.charAt((int) start.byteOffset())).isEqualTo('<');
      }
    }
  }

  /** More than a shape of a tag has, and more shapes than are kept. */
  @Test
  void tagsOfManyAttributesAndOfManyShapesAreTheSame() throws Exception {
    StringBuilder document = new StringBuilder("<a>");
    for (int i = 0; i < 40; i++) {
      document.append("<b");
      for (int j = 0; j < (i % 4 == 3 ? 300 : 1); j++) {
        document.append(" c%d='&lt;%d'".formatted(j, i));
      }
      document.append("/>");
    }
    for (int i = 0; i < 9000; i++) {
      document.append("<b d%d='' e%d='x'/>".formatted(i % 97, i));
    }
    byte[] bytes = bytes(document.append("</a>").toString());

    for (int threads : new int[] {1, 2, 4}) {
      assertThat(inOrder(bytes, options(threads, 1 << 12)))
          .isEqualTo(ParallelTrace.byOneThread(bytes, ParserOptions.DEFAULT));
    }
  }

  @Test
  void optionsThatMakeNoSenseAreRefused() {
    assertThatThrownBy(() -> ParallelOptions.of(0)).hasMessageContaining("at least one thread");
    assertThatThrownBy(() -> options(2, 0)).hasMessageContaining("at least one byte");
  }
}
