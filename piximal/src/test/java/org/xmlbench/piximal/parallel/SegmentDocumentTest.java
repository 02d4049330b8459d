package org.xmlbench.piximal.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.sax.RandomDocument;

/** Documents in segments, which are read window by window. */
class SegmentDocumentTest {
  /** The same of a segment, by windows of few bytes. */
  private static void assertSameByWindows(byte[] document, ParallelOptions options, int window)
      throws IOException {
    String as =
        "windows of %d, %s of %s"
            .formatted(window, options, new String(document, StandardCharsets.UTF_8));
    List<String> expected = ParallelTrace.byOneThread(document, options.parser());
    List<String> lines = new ArrayList<>();
    try {
      PiximalParallel.<IOException>parseInOrder(
          windows(document, options, window),
          options,
          (event, view) -> lines.add(ParallelTrace.line(event, view)));
    } catch (IOException e) {
      lines.add(e.getMessage());
    }
    assertThat(ParallelTrace.joined(lines)).as(as).isEqualTo(expected);
    SortedMap<Integer, List<String>> chunks = new TreeMap<>();
    try {
      PiximalParallel.<IOException>parse(
          windows(document, options, window),
          options,
          start -> {
            List<String> own = new ArrayList<>();
            synchronized (chunks) {
              assertThat(chunks.put(start.index(), own)).as(as).isNull();
            }
            return (event, view) -> own.add(ParallelTrace.line(event, view));
          });
    } catch (IOException e) {
      assertThat(e.getMessage()).as(as).isEqualTo(expected.getLast());
      return;
    }
    List<String> all = new ArrayList<>();
    chunks.values().forEach(all::addAll);
    assertThat(ParallelTrace.joined(all)).as(as).isEqualTo(expected);
  }

  private static SegmentDocument windows(byte[] document, ParallelOptions options, int window) {
    return new SegmentDocument(MemorySegment.ofArray(document), options, window);
  }

  /** A window of one byte ends after every byte. */
  @Test
  void aSegmentIsTheSameWhereverAWindowEnds() throws Exception {
    assertSameByWindows(new int[] {1, 2, 5, 23}, 1, 20);
  }

  @Tag("slow")
  @Test
  void aSegmentIsTheSameByWindowsOfEverySize() throws Exception {
    assertSameByWindows(IntStream.range(1, 40).toArray(), 1, 5, 20);
  }

  private static void assertSameByWindows(int[] windows, int... chunks) throws Exception {
    for (String document : ParallelTrace.SMALL) {
      for (int window : windows) {
        for (int chunk : chunks) {
          assertSameByWindows(bytes(document), options(2, chunk), window);
        }
      }
    }
  }

  /** What a window could not read to its end counts in the next one, and only there. */
  @Test
  void expansionIsLimitedOverAllWindows() throws Exception {
    assertExpansionIsLimited(11);
  }

  @Tag("slow")
  @Test
  void expansionIsLimitedOverWindowsOfManySizes() throws Exception {
    assertExpansionIsLimited(3);
  }

  private static void assertExpansionIsLimited(int more) throws Exception {
    String document =
        "<!DOCTYPE a [<!ENTITY e ''><!ENTITY f '12'>]><a>%s</a>"
            .formatted("<b>&e;</b>&f;&e;<c d='&f;'/>".repeat(6));
    for (long most : new long[] {6 * (16 + 18 + 16 + 18), 6 * (16 + 18 + 16 + 18) - 1, 200}) {
      ParserLimits limits = ParserLimits.DEFAULT.withExpandedBytes(most);
      ParserOptions parser = ParserOptions.DEFAULT.withLimits(limits);
      for (int window = 1; window < 60; window += more) {
        ParallelOptions options = ParallelOptions.of(2).withChunkBytes(5).withParser(parser);
        assertSameByWindows(bytes(document), options, window);
      }
    }
  }

  @Test
  void segmentsOfChanceAreTheSameWhereverAWindowEnds() throws Exception {
    assertSegmentsOfChanceAreTheSame(5, 100);
  }

  @Tag("slow")
  @Test
  void manySegmentsOfChanceAreTheSameWhereverAWindowEnds() throws Exception {
    assertSegmentsOfChanceAreTheSame(6, 1000);
  }

  private static void assertSegmentsOfChanceAreTheSame(long chance, int documents)
      throws Exception {
    Random random = new Random(chance);
    for (int i = 0; i < documents; i++) {
      byte[] document = bytes(RandomDocument.plain(random));
      document[random.nextInt(document.length)] = (byte) "<>&]x".charAt(random.nextInt(5));
      assertSameByWindows(
          document,
          options(2 + random.nextInt(3), 1 + random.nextInt(80)),
          1 + random.nextInt(300));
    }
  }

  private static ParallelOptions options(int threads, int chunkBytes) {
    return ParallelOptions.of(threads).withChunkBytes(chunkBytes);
  }

  private static byte[] bytes(String document) {
    return document.getBytes(StandardCharsets.UTF_8);
  }
}
