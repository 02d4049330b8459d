package org.xmlbench.piximal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.sax.RandomDocument;

/** Documents in segments outside of the heap. */
class SegmentsInChunksTest {
  private static void assertSame(byte[] document, ParallelOptions options) throws IOException {
    try (Arena arena = Arena.ofShared()) {
      MemorySegment segment = arena.allocateFrom(ValueLayout.JAVA_BYTE, document);
      String as = "%s of %s".formatted(options, new String(document, StandardCharsets.UTF_8));
      List<String> expected = ParallelTrace.byOneThread(document, options.parser());
      assertThat(inOrder(segment, options)).as(as).isEqualTo(expected);
      SortedMap<Integer, List<String>> chunks = new TreeMap<>();
      try {
        PiximalParallel.<RuntimeException>parse(
            segment, options, start -> new ChunkLines(start, chunks));
      } catch (IOException e) {
        assertThat(e.getMessage()).as(as).isEqualTo(expected.getLast());
        return;
      }
      List<String> all = new ArrayList<>();
      chunks.values().forEach(all::addAll);
      assertThat(ParallelTrace.joined(all)).as(as).isEqualTo(expected);
    }
  }

  private static List<String> inOrder(MemorySegment document, ParallelOptions options) {
    List<String> lines = new ArrayList<>();
    try {
      PiximalParallel.<RuntimeException>parseInOrder(
          document, options, (event, view) -> lines.add(ParallelTrace.line(event, view)));
    } catch (IOException e) {
      lines.add(e.getMessage());
    }
    return ParallelTrace.joined(lines);
  }

  @Test
  void smallSegmentsAreTheSame() throws Exception {
    for (String document : ParallelTrace.SMALL) {
      for (int chunk : new int[] {1, 2, 5, 20, 23}) {
        assertSame(bytes(document), options(2, chunk));
      }
    }
  }

  @Test
  void expansionIsLimitedOverAllOfASegment() throws Exception {
    String document =
        "<!DOCTYPE a [<!ENTITY e ''><!ENTITY f '12'>]><a>%s</a>"
            .formatted("<b>&e;</b>&f;&e;<c d='&f;'/>".repeat(6));
    for (long most : new long[] {6 * (16 + 18 + 16 + 18), 6 * (16 + 18 + 16 + 18) - 1, 200}) {
      ParserLimits limits = ParserLimits.DEFAULT.withExpandedBytes(most);
      ParserOptions parser = ParserOptions.DEFAULT.withLimits(limits);
      for (int chunk = 1; chunk < 60; chunk += 6) {
        assertSame(bytes(document), options(2, chunk).withParser(parser));
      }
    }
  }

  @Test
  void segmentsOfChanceAreTheSame() throws Exception {
    assertSegmentsOfChanceAreTheSame(5, 100);
  }

  @Tag("slow")
  @Test
  void manySegmentsOfChanceAreTheSame() throws Exception {
    assertSegmentsOfChanceAreTheSame(6, 1000);
  }

  private static void assertSegmentsOfChanceAreTheSame(long chance, int documents)
      throws Exception {
    Random random = new Random(chance);
    for (int i = 0; i < documents; i++) {
      byte[] document = bytes(RandomDocument.plain(random));
      document[random.nextInt(document.length)] = (byte) "<>&]x".charAt(random.nextInt(5));
      assertSame(document, options(2 + random.nextInt(3), 1 + random.nextInt(80)));
    }
  }

  /**
   * A segment that belongs to the caller's thread cannot be read by others: none waits for them.
   */
  @Test
  @Timeout(60)
  void aSegmentOfOneThreadIsRefused() {
    byte[] document = bytes("<a>%s</a>".formatted("<b>text</b>".repeat(100_000)));
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment segment = arena.allocateFrom(ValueLayout.JAVA_BYTE, document);
      assertThatThrownBy(
              () ->
                  PiximalParallel.<RuntimeException>parse(
                      segment, options(4, 1000), start -> (event, view) -> {}))
          .isInstanceOf(RuntimeException.class);
      assertThatThrownBy(
              () ->
                  PiximalParallel.<RuntimeException>parseInOrder(
                      segment, options(4, 1000), (event, view) -> {}))
          .isInstanceOf(RuntimeException.class);
    }
  }

  private static ParallelOptions options(int threads, int chunkBytes) {
    return ParallelOptions.of(threads).withChunkBytes(chunkBytes);
  }

  private static byte[] bytes(String document) {
    return document.getBytes(StandardCharsets.UTF_8);
  }
}
