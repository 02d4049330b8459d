package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.helpers.DefaultHandler;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.PiximalParallel;
import org.xmlbench.piximal.sax.PiximalSaxReader;
import org.xmlbench.piximal.stax.PiximalInputFactory;

/** Another thread closes what a reader reads from: the next read's error is thrown. */
class ClosedMeanwhileTest {
  @TempDir private Path folder;
  private Path document;

  @BeforeEach
  void write() throws IOException {
    String middle = "<a>text</a>".repeat(400_000);
    document = Files.writeString(folder.resolve("d.xml"), "<r>" + middle + "</r>");
  }

  private static void close(AutoCloseable opened) {
    Thread closing =
        new Thread(
            () -> {
              try {
                opened.close();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    closing.start();
    try {
      closing.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aCursorThrowsWhatTheStreamSays() throws Exception {
    try (InputStream stream = Files.newInputStream(document);
        PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open(stream);
      cursor.next();
      close(stream);
      assertThatThrownBy(
              () -> {
                while (cursor.next() != XmlEvent.END_DOCUMENT) {}
              })
          .isInstanceOf(ClosedChannelException.class);
    }
  }

  @Test
  void saxThrowsWhatTheStreamSays() throws Exception {
    try (InputStream stream = Files.newInputStream(document)) {
      PiximalSaxReader reader = new PiximalSaxReader();
      reader.setContentHandler(
          new DefaultHandler() {
            @Override
            public void startElement(String uri, String local, String name, Attributes attributes) {
              if (name.equals("r")) {
                close(stream);
              }
            }
          });
      assertThatThrownBy(() -> reader.parse(new InputSource(stream)))
          .isInstanceOf(ClosedChannelException.class);
    }
  }

  @Test
  void staxThrowsWhatTheStreamSays() throws Exception {
    try (InputStream stream = Files.newInputStream(document)) {
      XMLStreamReader reader = new PiximalInputFactory().createXMLStreamReader(stream);
      reader.next();
      close(stream);
      assertThatThrownBy(
              () -> {
                while (reader.hasNext()) {
                  reader.next();
                }
              })
          .isInstanceOf(XMLStreamException.class)
          .hasCauseInstanceOf(ClosedChannelException.class);
      reader.close();
    }
  }

  @Test
  void severalThreadsThrowWhatTheChannelSays() throws Exception {
    try (FileChannel channel = FileChannel.open(document)) {
      assertThatThrownBy(
              () ->
                  PiximalParallel.<RuntimeException>parseInOrder(
                      channel, ParallelOptions.of(2), (event, view) -> close(channel)))
          .isInstanceOf(ClosedChannelException.class);
    }
  }
}
