package org.xmlbench.piximal.parallel;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.helpers.DefaultHandler;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.sax.PiximalSaxReader;

/** A document for which a second thread would take more than it brings is read by one. */
class ShortDocumentsTest {
  private static final int MIB = 1 << 20;

  private static byte[] document(int bytes) {
    String record = "<r><a>12345</a><b>text</b></r>";
    return "<all>%s</all>"
        .formatted(record.repeat(bytes / record.length()))
        .getBytes(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @CsvSource({
    "4, 0, 1",
    "4, 1048575, 1",
    "4, 2097151, 1",
    "4, 2097152, 2",
    "4, 3145728, 3",
    "4, 1099511627776, 4",
    "1, 1099511627776, 1"
  })
  void aThreadMoreReadsWhereItHasAMebibyte(int threads, long bytes, int expected) {
    assertThat(ParallelOptions.of(threads).forSize(bytes).threads()).isEqualTo(expected);
  }

  /** Who asks for small parts, or for threads of short documents, has them. */
  @Test
  void theOptionsSayWhatAThreadIsFor() {
    ParallelOptions usual = ParallelOptions.of(4);
    assertThat(usual.withChunkBytes(100).forSize(250).threads()).isEqualTo(2);
    assertThat(usual.withChunkBytes(1 << 22).forSize(2 * MIB).threads()).isEqualTo(2);
    assertThat(usual.withThreadBytes(1000).forSize(3000).threads()).isEqualTo(3);
    assertThat(usual.withThreadBytes(1000).chunkBytes()).isEqualTo(usual.chunkBytes());
  }

  /** Keeps which threads called it, and how many handlers there were. */
  private static final class Callers implements ChunkHandlerFactory<RuntimeException> {
    private final Set<Thread> threads = ConcurrentHashMap.newKeySet();
    private final Set<Integer> chunks = ConcurrentHashMap.newKeySet();

    @Override
    public ChunkHandler<RuntimeException> handler(ChunkStart start) {
      chunks.add(start.index());
      return new ChunkHandler<>() {
        @Override
        public void event(XmlEvent event, EventView view) {
          threads.add(Thread.currentThread());
        }

        @Override
        public void end() {}
      };
    }
  }

  @Test
  void aShortDocumentIsOneChunkOfTheCaller() throws Exception {
    Callers callers = new Callers();
    PiximalParallel.parse(document(MIB), ParallelOptions.of(4), callers);
    assertThat(callers.threads).containsExactly(Thread.currentThread());
    assertThat(callers.chunks).hasSize(1);
  }

  @Test
  void aLongOneIsReadByOthersToo() throws Exception {
    Callers callers = new Callers();
    PiximalParallel.parse(document(MIB), ParallelOptions.of(4).withThreadBytes(MIB / 8), callers);
    assertThat(callers.chunks).hasSizeGreaterThan(2);
  }

  /** The reader of one thread is kept from document to document. */
  @ParameterizedTest
  @ValueSource(ints = {100, MIB, 3 * MIB})
  void saxReadsDocumentsOfAnyLengthByTurns(int bytes) throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setThreads(2);
    for (int length : new int[] {bytes, 50, bytes}) {
      Counted counted = new Counted();
      reader.setContentHandler(counted);
      byte[] document = document(length);
      reader.parse(source(document, "memory:" + length));
      assertThat(counted.records).isEqualTo(length / 30);
      assertThat(counted.systemId).isEqualTo("memory:" + length);
    }
  }

  /** Also at the last byte of the part that is read first, or one byte behind it. */
  @ParameterizedTest
  @ValueSource(ints = {1, 65_535, 65_536, 65_537, 2 * MIB - 1, 2 * MIB, 2 * MIB + 1})
  void saxReadsAStreamThatEndsAnywhere(int bytes) throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setThreads(2);
    for (int length : new int[] {bytes, 100, bytes}) {
      int text = Math.max(0, length - "<a></a>".length());
      int[] characters = {0};
      reader.setContentHandler(
          new DefaultHandler() {
            @Override
            public void characters(char[] units, int from, int count) {
              characters[0] += count;
            }
          });
      reader.parse(source("<a>%s</a>".formatted("x".repeat(text)).getBytes(), "memory:"));
      assertThat(characters[0]).isEqualTo(text);
    }
  }

  /** So a document as long as the one before makes no array. */
  @Test
  void theArrayOfAShortDocumentIsKept() throws Exception {
    PiximalSaxReader reader = new PiximalSaxReader();
    reader.setThreads(2);
    reader.setContentHandler(new DefaultHandler());
    byte[] document = document(MIB);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = 0;
    for (int i = 0; i < 3; i++) {
      before = threads.getCurrentThreadAllocatedBytes();
      reader.parse(source(document, "memory:"));
    }
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(MIB / 8);
  }

  private static InputSource source(byte[] document, String systemId) {
    InputSource source = new InputSource(new ByteArrayInputStream(document));
    source.setSystemId(systemId);
    return source;
  }

  /** Counts records, and keeps the locator's system identifier. */
  private static final class Counted extends DefaultHandler {
    private int records;
    private String systemId;
    private Locator locator;

    @Override
    public void setDocumentLocator(Locator given) {
      locator = given;
    }

    @Override
    public void startElement(String uri, String name, String qualified, Attributes attributes) {
      records += name.equals("r") ? 1 : 0;
      systemId = locator.getSystemId();
    }
  }
}
