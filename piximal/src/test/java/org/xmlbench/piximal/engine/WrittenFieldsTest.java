package org.xmlbench.piximal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.helpers.DefaultHandler;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;
import org.xmlbench.piximal.engine.input.CacheLinePadded;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.parallel.ChunkHandlerFactory;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.PiximalParallel;
import org.xmlbench.piximal.sax.PiximalSaxParserFactory;
import org.xmlbench.piximal.stax.PiximalInputFactory;

/**
 * What a reader writes with each event must not be where another thread's reader is, nor mark cards
 * of the heap: docs/decisions/0086.
 */
@Tag("java25")
class WrittenFieldsTest {
  private static final int RECORDS = 700;
  private static final int EVENTS = RECORDS * 10;

  /** A field that is written less often than once in so many events is not frequent. */
  private static final int RARE = 20;

  /** Two lines of a cache. */
  private static final int ROOM = 128;

  /** So that there are some in a document that is not yet large enough for the trial of vectors. */
  private static final int CHUNK = 1 << 13;

  private static final byte[] DOCUMENT =
      ("<r xmlns:p='u'>"
              + "<a k='v' m='w'>1</a><p:b p:c='d'/><c><d>2</d></c>".repeat(RECORDS)
              + "</r>")
          .getBytes(StandardCharsets.UTF_8);

  /** Reads a document twice, and gives the counts of the second time. */
  public abstract static class Reading implements Function<byte[], Map<String, Integer>> {
    @Override
    public Map<String, Integer> apply(byte[] document) {
      try {
        read(document);
        WriteCounts.Counter.take();
        read(document);
        return WriteCounts.Counter.take();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }

    abstract void read(byte[] document) throws Exception;
  }

  public static final class ByCursor extends Reading {
    private final PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT);

    public ByCursor() {}

    @Override
    void read(byte[] document) throws Exception {
      cursor.open(document);
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        // The events are of no interest.
      }
    }
  }

  /** By StAX. */
  public static final class ByStax extends Reading {
    private final PiximalInputFactory factory = new PiximalInputFactory();

    public ByStax() {}

    @Override
    void read(byte[] document) throws Exception {
      XMLStreamReader reader = factory.createXMLStreamReader(new ByteArrayInputStream(document));
      while (reader.hasNext()) {
        if (reader.next() == XMLStreamConstants.CHARACTERS) {
          reader.getTextLength();
        }
      }
      reader.close();
    }
  }

  public static final class BySax extends Reading {
    private final PiximalSaxParserFactory factory = new PiximalSaxParserFactory();

    public BySax() {}

    @Override
    void read(byte[] document) throws Exception {
      factory.setNamespaceAware(true);
      factory
          .newSAXParser()
          .parse(
              new InputSource(new ByteArrayInputStream(document)),
              new DefaultHandler() {
                @Override
                public void startElement(String uri, String local, String name, Attributes some) {
                  some.getLength();
                }
              });
    }
  }

  /** By chunks, in two threads. */
  public static final class ByChunks extends Reading {
    public ByChunks() {}

    @Override
    void read(byte[] document) throws Exception {
      ChunkHandlerFactory<RuntimeException> handlers = start -> (event, view) -> {};
      PiximalParallel.parse(document, ParallelOptions.of(2).withChunkBytes(CHUNK), handlers);
    }
  }

  /** In order, by two threads. */
  public static final class InOrder extends Reading {
    public InOrder() {}

    @Override
    void read(byte[] document) throws Exception {
      PiximalParallel.<RuntimeException>parseInOrder(
          document, ParallelOptions.of(2).withChunkBytes(CHUNK), (event, view) -> {});
    }
  }

  private static Map<String, Integer> counts(Class<? extends Reading> reading)
      throws ReflectiveOperationException {
    Map<String, Integer> counts = WriteCounts.of(reading, DOCUMENT);
    assertThat(counts.values()).anyMatch(count -> count > EVENTS / 2);
    return counts;
  }

  @ParameterizedTest
  @ValueSource(classes = {ByCursor.class, ByStax.class, BySax.class, ByChunks.class, InOrder.class})
  void classesThatAreWrittenOftenHaveTheirOwnLines(Class<? extends Reading> reading)
      throws ReflectiveOperationException {
    for (Map.Entry<String, Integer> count : counts(reading).entrySet()) {
      if (!count.getKey().startsWith(WriteCounts.REFERENCE)
          && count.getValue() > EVENTS / RARE
          && !count.getKey().equals(Symbol.class.getName())) {
        assertThat(CacheLinePadded.class).isAssignableFrom(Class.forName(count.getKey()));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(classes = {ByCursor.class, ByStax.class, BySax.class, ByChunks.class, InOrder.class})
  void referencesAreWrittenSeldom(Class<? extends Reading> reading)
      throws ReflectiveOperationException {
    counts(reading)
        .forEach(
            (what, count) -> {
              if (what.startsWith(WriteCounts.REFERENCE)) {
                assertThat(count).as(what).isLessThan(EVENTS / RARE);
              }
            });
  }

  @Test
  void thereIsRoomForTwoLines() {
    long bytes =
        Arrays.stream(CacheLinePadded.class.getDeclaredFields())
            .map(Field::getType)
            .filter(long.class::equals)
            .count();

    assertThat(bytes * Long.BYTES).isGreaterThanOrEqualTo(ROOM);
  }
}
