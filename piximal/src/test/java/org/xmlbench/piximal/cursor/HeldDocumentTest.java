package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;

/** Documents in memory and in files. */
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
  void aFileThatIsCutOffWhileItIsReadIsAnError() throws Exception {
    Path file = Files.writeString(folder.resolve("cut.xml"), "<a>" + "<b>x</b>".repeat(1 << 17));
    try (FileChannel channel =
            FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
        PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open(channel);
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
