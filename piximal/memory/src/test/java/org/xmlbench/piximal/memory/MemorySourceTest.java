package org.xmlbench.piximal.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.piximal.DocumentBytes;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;
import org.xmlbench.piximal.parallel.ChunkHandler;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.PiximalParallel;
import org.xmlbench.piximal.sax.RandomDocument;

class MemorySourceTest {
  @TempDir private Path folder;

  private static byte[] bytes(String document) {
    return document.getBytes(StandardCharsets.UTF_8);
  }

  private static String line(XmlEvent event, EventView view) {
    return event == XmlEvent.START_ELEMENT || event == XmlEvent.END_ELEMENT
        ? event + " " + view.qualifiedName()
        : event.toString();
  }

  private static List<String> byCursor(DocumentBytes document) {
    List<String> lines = new ArrayList<>();
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open(document);
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        lines.add(line(cursor.event(), cursor.view()));
      }
    } catch (IOException e) {
      lines.add("error: " + e.getMessage());
    }
    return lines;
  }

  private static List<String> inOrder(DocumentBytes document, ParallelOptions options) {
    List<String> lines = new ArrayList<>();
    try {
      PiximalParallel.<RuntimeException>parseInOrder(
          document, options, (event, view) -> lines.add(line(event, view)));
    } catch (IOException e) {
      lines.add("error: " + e.getMessage());
    }
    return lines;
  }

  private static List<String> inChunks(DocumentBytes document, ParallelOptions options) {
    SortedMap<Integer, List<String>> ended = new ConcurrentSkipListMap<>();
    List<String> failure = new ArrayList<>();
    try {
      PiximalParallel.<RuntimeException>parse(
          document, options, start -> new Lines(start.index(), new ArrayList<>(), ended));
    } catch (IOException e) {
      failure.add("error: " + e.getMessage());
    }
    return failure.isEmpty() ? ended.values().stream().flatMap(List::stream).toList() : failure;
  }

  private record Lines(int chunk, List<String> lines, SortedMap<Integer, List<String>> ended)
      implements ChunkHandler<RuntimeException> {
    @Override
    public void event(XmlEvent event, EventView view) {
      lines.add(line(event, view));
    }

    @Override
    public void end() {
      ended.put(chunk, lines);
    }
  }

  /** Each text may come in other pieces by several threads. */
  private static List<String> joined(List<String> lines) {
    return IntStream.range(0, lines.size())
        .filter(i -> i == 0 || !lines.get(i).equals("TEXT") || !lines.get(i - 1).equals("TEXT"))
        .mapToObj(lines::get)
        .toList();
  }

  @Test
  void documentsOfChanceAreTheSameAsInAnArray() {
    Random random = new Random(5);
    for (int i = 0; i < 60; i++) {
      byte[] document = bytes(RandomDocument.plain(random));
      document[random.nextInt(document.length)] = (byte) "<>&]x".charAt(random.nextInt(5));
      List<String> expected = byCursor(DocumentBytes.of(document));
      ParallelOptions options =
          ParallelOptions.of(2 + random.nextInt(3)).withChunkBytes(1 + random.nextInt(80));
      try (Arena arena = Arena.ofShared()) {
        MemorySource source = new MemorySource(arena.allocateFrom(ValueLayout.JAVA_BYTE, document));
        String as = new String(document, StandardCharsets.UTF_8);
        assertThat(byCursor(source)).as(as).isEqualTo(expected);
        assertThat(joined(inOrder(source, options))).as(as).isEqualTo(joined(expected));
        boolean isWrong = expected.getLast().startsWith("error: ");
        assertThat(joined(inChunks(source, options)))
            .as(as)
            .isEqualTo(isWrong ? List.of(expected.getLast()) : joined(expected));
      }
    }
  }

  /**
   * A segment that belongs to the caller's thread cannot be read by others: none waits for them.
   */
  @Test
  @Timeout(60)
  void aSegmentOfOneThreadIsRefused() {
    byte[] document = bytes("<a>%s</a>".formatted("<b>text</b>".repeat(100_000)));
    ParallelOptions options = ParallelOptions.of(4).withChunkBytes(1000);
    try (Arena arena = Arena.ofConfined()) {
      MemorySource source = new MemorySource(arena.allocateFrom(ValueLayout.JAVA_BYTE, document));
      assertThatThrownBy(() -> inChunks(source, options)).isInstanceOf(RuntimeException.class);
      assertThatThrownBy(() -> inOrder(source, options)).isInstanceOf(RuntimeException.class);
    }
  }

  @Test
  void aFileThatIsCutOffWhileItIsMappedIsAnError() throws Exception {
    Path file = Files.writeString(folder.resolve("cut.xml"), "<a>" + "<b>x</b>".repeat(1 << 17));
    try (FileChannel channel =
            FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
        Arena arena = Arena.ofConfined();
        PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      MemorySegment mapped = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
      cursor.open(new MemorySource(mapped));
      channel.truncate(0);
      assertThatThrownBy(
              () -> {
                while (cursor.next() != XmlEvent.END_DOCUMENT) {
                  // Goes on to where the file ends now.
                }
              })
          .isInstanceOf(IOException.class)
          .hasMessageContaining("was the file cut off?");
    }
  }
}
