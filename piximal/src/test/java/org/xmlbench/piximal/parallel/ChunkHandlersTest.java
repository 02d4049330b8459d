package org.xmlbench.piximal.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.XmlEvent;

/** What handlers of chunks may do, and what is kept from them. */
class ChunkHandlersTest {
  private static ParallelOptions options(int threads, int chunkBytes) {
    return PiximalParallelTest.options(threads, chunkBytes);
  }

  private static byte[] bytes(String document) {
    return document.getBytes(StandardCharsets.UTF_8);
  }

  /** Adds up texts of a chunk, and those of all that were right. */
  private record TextUnits(AtomicInteger own, AtomicInteger right)
      implements ChunkHandler<RuntimeException> {
    @Override
    public void event(XmlEvent event, EventView view) {
      own.addAndGet(event == XmlEvent.TEXT ? view.textUnits() : 0);
    }

    @Override
    public void end() {
      right.addAndGet(own.get());
    }
  }

  /** What only looks like markup takes no time that grows with the square of the document. */
  @Test
  void hugeSectionThatIsFullOfMarkupIsRead() throws Exception {
    String section = "<b>12</b>".repeat(100_000);
    String document = "<a>%s<![CDATA[%s]]></a>".formatted("<b>123</b>".repeat(1000), section);
    AtomicInteger right = new AtomicInteger();
    List<AtomicInteger> parts = Collections.synchronizedList(new ArrayList<>());
    PiximalParallel.parse(
        bytes(document),
        options(2, 64),
        start -> {
          AtomicInteger own = new AtomicInteger();
          parts.add(own);
          return new TextUnits(own, right);
        });
    assertThat(right).hasValue(3000 + section.length());
    assertThat(parts.stream().mapToInt(AtomicInteger::get).sum()).isLessThan(2 * document.length());
  }

  /** Throws in one of its callbacks. */
  private record Throwing(int index, String at) implements ChunkHandler<IOException> {
    @Override
    public void event(XmlEvent event, EventView view) throws IOException {
      throwAt("event");
    }

    @Override
    public void end() throws IOException {
      throwAt("end");
    }

    void throwAt(String here) throws IOException {
      if (here.equals(at)) {
        throw new IOException("%s of %d".formatted(here, index));
      }
    }
  }

  @Test
  void anExceptionOfAnyCallbackIsThatOfTheFirstChunk() {
    byte[] document = bytes("<a>" + "<b>text</b>".repeat(2_000) + "</a>");
    for (String at : List.of("handler", "event", "end")) {
      for (int failing : new int[] {0, 1, 30}) {
        assertThatThrownBy(
                () ->
                    PiximalParallel.parse(
                        document,
                        options(3, 300),
                        start -> {
                          boolean fails = start.index() >= failing;
                          Throwing some = new Throwing(start.index(), fails ? at : "");
                          some.throwAt("handler");
                          return some;
                        }))
            .isInstanceOf(IOException.class)
            .hasMessage("%s of %d", at, failing);
      }
    }
  }

  @Test
  void handlerThatThrowsEndsTheParse() throws Exception {
    byte[] document = bytes("<a>" + "<b>text</b>".repeat(10_000) + "</a>");
    ParallelOptions options = options(4, 1000);
    for (int failing : new int[] {0, 1, 57}) {
      assertThatThrownBy(
              () ->
                  PiximalParallel.<IllegalStateException>parse(
                      document,
                      options,
                      start ->
                          (event, view) -> {
                            if (start.index() >= failing) {
                              throw new IllegalStateException("chunk " + start.index());
                            }
                          }))
          .hasMessage("chunk " + failing);
    }
    assertThatThrownBy(
            () ->
                PiximalParallel.<IllegalStateException>parseInOrder(
                    document,
                    options,
                    (event, view) -> {
                      if (event == XmlEvent.END_ELEMENT) {
                        throw new IllegalStateException("mine");
                      }
                    }))
        .hasMessage("mine");
    assertThat(Thread.getAllStackTraces().keySet())
        .noneMatch(thread -> thread.getName().startsWith("piximal-parallel"));
    PiximalParallelTest.assertSame(document, options);
  }

  @Test
  void handlerMayReadAnotherDocument() throws Exception {
    AtomicInteger inner = new AtomicInteger();
    PiximalParallel.<IOException>parse(
        bytes("<a>" + "<b/>".repeat(100) + "</a>"),
        options(2, 50),
        start ->
            (event, view) ->
                PiximalParallel.<IOException>parseInOrder(
                    bytes("<c><d/></c>"), options(2, 3), (e, v) -> inner.incrementAndGet()));
    assertThat(inner).hasValue(202 * 4);
  }
}
