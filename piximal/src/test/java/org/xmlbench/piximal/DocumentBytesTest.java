package org.xmlbench.piximal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.piximal.cursor.PiximalCursor;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.PiximalParallel;

class DocumentBytesTest {
  private static final long BEYOND = (1L << 31) + 12_345;

  @TempDir private Path folder;

  @Test
  void anyPartOfAnArrayAndOfAFileIsCopied() throws IOException {
    Random random = new Random(7);
    byte[] all = new byte[300_000];
    random.nextBytes(all);
    Path file = Files.write(folder.resolve("a.bin"), all);
    try (FileChannel channel = FileChannel.open(file)) {
      for (DocumentBytes some : new DocumentBytes[] {of(all), DocumentBytes.of(channel)}) {
        assertThat(some.size()).isEqualTo(all.length);
        for (int i = 0; i < 200; i++) {
          int from = random.nextInt(all.length + 1);
          int length = random.nextInt(all.length + 1 - from);
          int at = random.nextInt(5);
          byte[] into = new byte[at + length + 3];
          some.copy(from, into, at, length);
          assertThat(Arrays.copyOfRange(into, at, at + length))
              .isEqualTo(Arrays.copyOfRange(all, from, from + length));
          assertThat(Arrays.copyOfRange(into, at + length, into.length)).containsOnly(0);
        }
      }
      assertThat(channel.position()).isZero();
    }
  }

  private static DocumentBytes of(byte[] all) {
    return DocumentBytes.of(all);
  }

  @Test
  void noDocumentIsNamed() {
    assertThatThrownBy(() -> of(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("document");
  }

  /** A file with a hole, which takes no room. */
  @Test
  void aFileMayBeLongerThanAnArray() throws IOException {
    byte[] end = "the end".getBytes(StandardCharsets.UTF_8);
    try (FileChannel channel =
        FileChannel.open(
            folder.resolve("large.bin"),
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.SPARSE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.wrap(end), BEYOND);
      DocumentBytes file = DocumentBytes.of(channel);
      assertThat(file.size()).isEqualTo(BEYOND + end.length);
      byte[] into = new byte[end.length];
      file.copy(BEYOND, into, 0, into.length);
      assertThat(into).isEqualTo(end);
      channel.truncate(BEYOND + 3);
      assertThatThrownBy(() -> file.copy(BEYOND, into, 0, into.length))
          .isInstanceOf(IOException.class)
          .hasMessage("the bytes from %d on cannot be read: was the file cut off?", BEYOND + 3);
    }
  }

  /** {@code <a>}, elements to beyond 2³¹ bytes, and an end tag of another name. */
  private static final class LargeDocument implements DocumentBytes {
    private static final byte[] ELEMENTS =
        "<b>text</b>\n".repeat(1 << 12).getBytes(StandardCharsets.US_ASCII);

    private final byte[] end = "</c>".getBytes(StandardCharsets.US_ASCII);
    private final long content = (BEYOND / ELEMENTS.length + 1) * ELEMENTS.length;

    long elements() {
      return content / 12;
    }

    /** Where the last tag begins. */
    long lastTag() {
      return 3 + content;
    }

    /** Where its name is. */
    long errorByte() {
      return lastTag() + 2;
    }

    @Override
    public long size() {
      return 3 + content + end.length;
    }

    @Override
    public void copy(long from, byte[] to, int at, int length) {
      int done = 0;
      while (done < length) {
        long place = from + done;
        byte[] part = place < 3 ? new byte[] {'<', 'a', '>'} : ELEMENTS;
        int begin = (int) (place < 3 ? place : (place - 3) % ELEMENTS.length);
        if (place >= lastTag()) {
          part = end;
          begin = (int) (place - lastTag());
        }
        int some = Math.min(length - done, part.length - begin);
        System.arraycopy(part, begin, to, at + done, some);
        done += some;
      }
    }
  }

  @Tag("slow")
  @Test
  void placesBeyondTwoGibibytesAreRight() throws IOException {
    LargeDocument document = new LargeDocument();
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open(document);
      long[] elements = {0};
      assertThatThrownBy(
              () -> {
                while (cursor.next() != XmlEvent.END_DOCUMENT) {
                  elements[0] += cursor.event() == XmlEvent.START_ELEMENT ? 1 : 0;
                }
              })
          .isInstanceOf(MalformedXmlException.class)
          .hasMessageContaining("(byte %d)", document.errorByte());
      assertThat(elements[0]).isEqualTo(1 + document.elements());
    }
    AtomicLong starts = new AtomicLong();
    assertThatThrownBy(
            () ->
                PiximalParallel.<RuntimeException>parseInOrder(
                    document,
                    ParallelOptions.of(2),
                    (event, view) -> starts.addAndGet(event == XmlEvent.START_ELEMENT ? 1 : 0)))
        .isInstanceOf(MalformedXmlException.class)
        .hasMessageContaining("(byte %d)", document.errorByte());
    assertThat(starts.get()).isEqualTo(1 + document.elements());
  }
}
