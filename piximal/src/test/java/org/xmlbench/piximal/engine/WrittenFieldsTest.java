package org.xmlbench.piximal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;

/**
 * What a reader writes with each event must not be where another thread's reader is, nor mark cards
 * of the heap: docs/decisions/0086.
 */
class WrittenFieldsTest {
  private static final int RECORDS = 2000;
  private static final int EVENTS = RECORDS * 10;

  /** A field that is written less often than once in so many events is not frequent. */
  private static final int RARE = 20;

  private static final byte[] DOCUMENT =
      ("<r xmlns:p='u'>"
              + "<a k='v' m='w'>1</a><p:b p:c='d'/><c><d>2</d></c>".repeat(RECORDS)
              + "</r>")
          .getBytes(StandardCharsets.UTF_8);

  /** Reads a document twice, and gives the counts of the second time. */
  public static final class Reading implements Function<byte[], Map<String, Integer>> {
    /** One that is made by its name. */
    public Reading() {}

    @Override
    public Map<String, Integer> apply(byte[] document) {
      try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
        read(cursor, document);
        WriteCounts.Counter.take();
        read(cursor, document);
        return WriteCounts.Counter.take();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static void read(PiximalCursor cursor, byte[] document) throws IOException {
      cursor.open(document);
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        // The events are of no interest.
      }
    }
  }

  @Test
  void classesThatAreWrittenOftenHaveTheirOwnLines() throws ReflectiveOperationException {
    Map<String, Integer> counts = WriteCounts.of(Reading.class, DOCUMENT);

    assertThat(counts).containsKey(PlainEvents.class.getName());
    for (Map.Entry<String, Integer> count : counts.entrySet()) {
      if (!count.getKey().startsWith(WriteCounts.REFERENCE)
          && count.getValue() > EVENTS / RARE
          && !count.getKey().equals(Symbol.class.getName())) {
        assertThat(Padding.class).isAssignableFrom(Class.forName(count.getKey()));
      }
    }
  }

  @Test
  void referencesAreWrittenSeldom() throws ReflectiveOperationException {
    Map<String, Integer> counts = WriteCounts.of(Reading.class, DOCUMENT);

    counts.forEach(
        (what, count) -> {
          if (what.startsWith(WriteCounts.REFERENCE)) {
            assertThat(count).as(what).isLessThan(EVENTS / RARE);
          }
        });
  }
}
