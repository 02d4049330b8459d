package org.xmlbench.piximal.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SerialNfaTest {
  private static MemorySegment document(String text) {
    return MemorySegment.ofArray(text.getBytes(StandardCharsets.UTF_8));
  }

  private static OffsetHandler<RuntimeException> counting(AtomicLong elements) {
    return new OffsetHandler<>() {
      @Override
      public void endElement(long name, long length) {
        elements.incrementAndGet();
      }
    };
  }

  @Test
  void componentsGiveTheWholeDocument() throws Exception {
    MemorySegment document = document("<a>" + "<i>1234</i>".repeat(10_000) + "</a>");
    AtomicLong elements = new AtomicLong();
    SerialNfa.Times times =
        new SerialNfa(Automaton.XML, new Split(50, 3), HeapQueue::new)
            .read(document, counting(elements));
    assertThat(elements).hasValue(10_001);
    assertThat(times.others()).hasSize(2);
    // The right one, and those that began in a comment, a section or an instruction, and so on.
    assertThat(times.live()).allMatch(live -> live >= 8 && live < Automaton.XML.states().size());
    assertThat(times.queued()).isGreaterThan(40_000);
    assertThat(times.bound())
        .isGreaterThanOrEqualTo(times.first() + times.replay())
        .isLessThanOrEqualTo(
            times.first() + times.replay() + times.others().getFirst() + times.others().getLast());
  }

  @Test
  void aWrongDocumentHasItsError() {
    assertThatThrownBy(
            () ->
                new SerialNfa(Automaton.XML, new Split(50, 2), HeapQueue::new)
                    .read(document("<a><b></a></b>"), counting(new AtomicLong())))
        .hasMessageContaining("is not that of the innermost element");
  }

  @Test
  void bytesAreCountedByTheStateThatReadsThem() throws Exception {
    DocumentShape shape = new DocumentShape(Automaton.XML, document("<a b='c'>text</a>"));
    assertThat(shape.bytesByState())
        .containsEntry("CONTENT", 6L)
        .containsEntry("OPEN", 2L)
        .containsEntry("SINGLE_QUOTED", 2L)
        .containsEntry("COMMENT", 0L);
    assertThat(shape.bytesByState().values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(17);
  }

  @Test
  void pathsAreFewAfterMarkup() {
    DocumentShape shape = new DocumentShape(Automaton.XML, document("<a>text<b>more</b></a>"));
    List<Integer> live = shape.livePaths(3, 100);
    assertThat(live).hasSize(19);
    assertThat(live.get(4)).isEqualTo(8);
    assertThat(live.getFirst()).isGreaterThan(live.getLast());
  }
}
