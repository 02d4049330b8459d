package org.xmlbench.piximal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.piximal.DocumentBytes;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.sax.RandomDocument;

/** Documents in files. */
class FilesInChunksTest {
  @TempDir private Path folder;

  private void assertSame(byte[] document, ParallelOptions options) throws IOException {
    Path file = Files.write(folder.resolve("same.xml"), document);
    try (FileChannel channel = FileChannel.open(file)) {
      String as = "%s of %s".formatted(options, new String(document, StandardCharsets.UTF_8));
      List<String> expected = ParallelTrace.byOneThread(document, options.parser());
      assertThat(inOrder(channel, options)).as(as).isEqualTo(expected);
      SortedMap<Integer, List<String>> chunks = new TreeMap<>();
      try {
        PiximalParallel.<RuntimeException>parse(
            channel, options, start -> new ChunkLines(start, chunks));
      } catch (IOException e) {
        assertThat(e.getMessage()).as(as).isEqualTo(expected.getLast());
        return;
      }
      List<String> all = new ArrayList<>();
      chunks.values().forEach(all::addAll);
      assertThat(ParallelTrace.joined(all)).as(as).isEqualTo(expected);
    }
  }

  private static List<String> inOrder(FileChannel document, ParallelOptions options) {
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
  void smallFilesAreTheSame() throws Exception {
    for (String document : ParallelTrace.SMALL) {
      for (int chunk : new int[] {1, 2, 5, 20, 23}) {
        assertSame(bytes(document), options(2, chunk));
      }
    }
  }

  @Test
  void expansionIsLimitedOverAllOfAFile() throws Exception {
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
  void filesOfChanceAreTheSame() throws Exception {
    assertFilesOfChanceAreTheSame(5, 100);
  }

  @Tag("slow")
  @Test
  void manyFilesOfChanceAreTheSame() throws Exception {
    assertFilesOfChanceAreTheSame(6, 1000);
  }

  private void assertFilesOfChanceAreTheSame(long chance, int documents) throws Exception {
    Random random = new Random(chance);
    for (int i = 0; i < documents; i++) {
      byte[] document = bytes(RandomDocument.plain(random));
      document[random.nextInt(document.length)] = (byte) "<>&]x".charAt(random.nextInt(5));
      assertSame(document, options(2 + random.nextInt(3), 1 + random.nextInt(80)));
    }
  }

  /** An error ends threads while they read the file, which stays open. */
  @Test
  @Timeout(60)
  void aChannelOfTheCallerStaysOpen() throws Exception {
    byte[] document = bytes("<a>%s</a>".formatted("<b>text</b>".repeat(20_000)));
    Path file = Files.write(folder.resolve("open.xml"), document);
    try (FileChannel channel = FileChannel.open(file)) {
      for (int i = 0; i < 200; i++) {
        int most = i;
        AtomicInteger events = new AtomicInteger();
        ChunkHandler<IllegalStateException> handler =
            (event, view) -> {
              if (events.incrementAndGet() > most) {
                throw new IllegalStateException("enough");
              }
            };
        assertThatThrownBy(() -> PiximalParallel.parseInOrder(channel, options(4, 1000), handler))
            .hasMessage("enough");
        assertThatThrownBy(() -> PiximalParallel.parse(channel, options(4, 1000), start -> handler))
            .hasMessage("enough");
        assertThat(channel.isOpen()).isTrue();
      }
      assertThat(channel.position()).isZero();
    }
  }

  @Test
  void whereAThreadCannotReadTheDocumentItsReasonIsThrown() {
    DocumentBytes document =
        new BytesOfOneThread(bytes("<a>%s</a>".formatted("<b/>".repeat(50_000))));
    assertThatThrownBy(
            () ->
                PiximalParallel.<RuntimeException>parse(
                    document, options(4, 1000), start -> (event, view) -> {}))
        .isInstanceOf(RuntimeException.class);
    assertThatThrownBy(
            () ->
                PiximalParallel.<RuntimeException>parseInOrder(
                    document, options(4, 1000), (event, view) -> {}))
        .isInstanceOf(RuntimeException.class);
  }

  /** Bytes that the thread which made them reads alone. */
  private static final class BytesOfOneThread implements DocumentBytes {
    private final Thread owner = Thread.currentThread();
    private final DocumentBytes bytes;

    BytesOfOneThread(byte[] bytes) {
      this.bytes = DocumentBytes.of(bytes);
    }

    @Override
    public long size() {
      return bytes.size();
    }

    @Override
    public void copy(long from, byte[] to, int at, int length) throws IOException {
      if (Thread.currentThread() != owner) {
        throw new IllegalStateException("another thread reads");
      }
      bytes.copy(from, to, at, length);
    }
  }

  @Test
  void aFileIsClosedWhereItIsOpenedByItsPath() throws Exception {
    Path file = Files.write(folder.resolve("path.xml"), bytes("<a><b/></a>"));
    List<XmlEvent> events = new ArrayList<>();
    PiximalParallel.<RuntimeException>parseInOrder(
        file, options(2, 1), (event, view) -> events.add(event));
    assertThat(events).hasSize(4);
    AtomicInteger counted = new AtomicInteger();
    PiximalParallel.<RuntimeException>parse(
        file, options(2, 1), start -> (event, view) -> counted.incrementAndGet());
    assertThat(counted.get()).isGreaterThanOrEqualTo(4);
    assertThatThrownBy(
            () ->
                PiximalParallel.<RuntimeException>parseInOrder(
                    folder.resolve("none.xml"), options(2, 1), (event, view) -> {}))
        .isInstanceOf(NoSuchFileException.class);
  }

  private static ParallelOptions options(int threads, int chunkBytes) {
    return ParallelOptions.of(threads).withChunkBytes(chunkBytes);
  }

  private static byte[] bytes(String document) {
    return document.getBytes(StandardCharsets.UTF_8);
  }
}
