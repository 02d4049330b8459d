package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.WeakReference;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.PlainHandler;
import org.xmlbench.piximal.XmlEvent;

/** Documents in memory and in mapped files. */
class HeldDocumentTest {
  @TempDir private Path folder;

  @Test
  void aClosedCursorHoldsNothingOfADocument() throws Exception {
    // Large, and with content that is read, and decoded, ahead.
    String document =
        "<a b='" + "v".repeat(1 << 20) + "'>" + "<c>t \u20AC</c>".repeat(100) + "</a>";
    byte[] large = document.getBytes(StandardCharsets.UTF_8);
    WeakReference<byte[]> held = new WeakReference<>(large);
    PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT);
    for (int events : new int[] {1, 2, 9, 150, 303}) {
      cursor.open(large);
      for (int i = 0; i < events; i++) {
        if (cursor.next() == XmlEvent.TEXT) {
          cursor.view().decodeText();
        }
      }
      cursor.close();
    }
    large = null;
    for (int i = 0; i < 50 && held.get() != null; i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertThat(held.get() != null).as("whether the document is held").isFalse();
    cursor.open("<a/>".getBytes(StandardCharsets.UTF_8));
    assertThat(cursor.next()).isEqualTo(XmlEvent.START_ELEMENT);
    cursor.close();
  }

  @Test
  void aFileThatIsCutOffWhileItIsMappedIsAnError() throws Exception {
    Path file = Files.writeString(folder.resolve("cut.xml"), "<a>" + "<b>x</b>".repeat(1 << 17));
    try (FileChannel channel =
            FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
        Arena arena = Arena.ofConfined();
        PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      MemorySegment mapped = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
      cursor.open(mapped);
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

  @Test
  void aCursorThatIsClosedWhileItHandsEventsEnds() throws Exception {
    byte[] document = ("<a>" + "<b>x</b>\n".repeat(100) + "</a>").getBytes(StandardCharsets.UTF_8);
    PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT);
    for (int last = 1; last < 20; last++) {
      cursor.open(document);
      // The names are known from the second document on, so that there is something to hand.
      Closing handler = new Closing(cursor, last);
      while (cursor.event() != XmlEvent.END_DOCUMENT && handler.handed < last) {
        cursor.next();
        cursor.handAhead(handler);
      }
      // An element with a text is handed as a whole.
      assertThat(handler.handed).isBetween(last, last + 2);
      assertThatThrownBy(cursor::next).isInstanceOf(IllegalStateException.class);
    }
  }

  /** Closes a cursor at one event. */
  private static final class Closing implements PlainHandler<IOException> {
    private final PiximalCursor cursor;
    private final int last;
    private int handed;

    Closing(PiximalCursor cursor, int last) {
      this.cursor = cursor;
      this.last = last;
    }

    private void count() throws IOException {
      if (++handed == last) {
        cursor.close();
      }
    }

    @Override
    public void start(String namespace, String localName, String qualifiedName) throws IOException {
      count();
    }

    @Override
    public void text(char[] characters, int from, int length) throws IOException {
      count();
    }

    @Override
    public void end(String namespace, String localName, String qualifiedName) throws IOException {
      count();
    }

    @Override
    public void event(XmlEvent event) throws IOException {
      count();
    }
  }
}
