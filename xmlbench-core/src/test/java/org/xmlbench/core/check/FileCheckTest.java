package org.xmlbench.core.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;

/** What a trial on one file may deliver. */
class FileCheckTest {
  private static final int MANY = 1 << 20;

  @TempDir private Path folder;

  /** Delivers that, whatever it reads. */
  private record Delivering(Consumer<EventSink> events) implements StreamingParser {
    @Override
    public void parse(InputStream in, EventSink sink) throws IOException {
      try {
        events.accept(sink);
      } catch (IllegalStateException e) {
        throw new NotWellFormedException(1, 1, "wrapped, as libraries do", e);
      }
    }

    @Override
    public void parse(Reader in, EventSink sink) throws IOException {
      parse(InputStream.nullInputStream(), sink);
    }

    @Override
    public Class<?> implementation() {
      return getClass();
    }
  }

  private DriverDelivery digest(Consumer<EventSink> events) throws IOException {
    Path file = Files.writeString(folder.resolve("small.xml"), "<a/>");
    return new FileCheck(() -> new Delivering(events)).digest(file);
  }

  @Test
  void eventsThatNeverEndAreStoppedAndAreNoRejection() throws IOException {
    DriverDelivery delivery =
        digest(
            sink -> {
              sink.startElement("", "a");
              while (true) {
                sink.text("x".repeat(MANY));
              }
            });

    assertThat(delivery)
        .isEqualTo(new DriverDelivery.Failed("size limit: more events than 64 MiB, stopped"));
  }

  @Test
  void manyEventsOfASmallFileAreDelivered() throws IOException {
    DriverDelivery delivery =
        digest(
            sink -> {
              sink.startElement("", "a");
              for (int i = 0; i < 32; i++) {
                sink.text("x".repeat(MANY));
              }
              sink.endElement();
            });

    assertThat(delivery).isInstanceOf(DriverDelivery.Delivered.class);
  }

  @Test
  void theNextFileGetsANewParser() throws IOException {
    Path file = Files.writeString(folder.resolve("small.xml"), "<a/>");
    int[] made = new int[1];
    FileCheck check =
        new FileCheck(
            () -> {
              boolean first = made[0]++ == 0;
              return new Delivering(
                  sink -> {
                    sink.startElement("", "a");
                    while (first) {
                      sink.text("x".repeat(MANY));
                    }
                    sink.endElement();
                  });
            });

    assertThat(check.digest(file)).isInstanceOf(DriverDelivery.Failed.class);
    assertThat(check.digest(file)).isInstanceOf(DriverDelivery.Delivered.class);
    assertThat(made[0]).isEqualTo(2);
  }
}
