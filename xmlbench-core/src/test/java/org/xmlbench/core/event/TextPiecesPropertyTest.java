package org.xmlbench.core.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** How a parser cuts character data into pieces must not matter. */
class TextPiecesPropertyTest {
  @Property
  void splittingTextNeverChangesTheDigest(
      @ForAll("texts") String text, @ForAll List<@IntRange(min = 1, max = 5) Integer> pieces) {
    assertThat(inPieces(text, pieces)).isEqualTo(inPieces(text, List.of()));
  }

  @Property
  void splittingTextNeverChangesTheTotals(
      @ForAll("texts") String text, @ForAll List<@IntRange(min = 1, max = 5) Integer> pieces) {
    EventSink whole = new EventSink();
    feed(whole, text, List.of());
    EventSink split = new EventSink();
    feed(split, text, pieces);
    assertThat(split.totals()).isEqualTo(whole.totals());
    assertThat(split.totals().tally().textRuns()).isEqualTo(1);
    assertThat(split.totals().tally().textUnits()).isEqualTo(text.length());
  }

  /** Few characters, so that pairs, lone surrogates and escapes meet every cut. */
  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.strings()
        .withChars('a', '\\', '\n', '\r', '\t', '\u00E9', '\u20AC', '\uD83D', '\uDE00')
        .ofMinLength(1)
        .ofMaxLength(30);
  }

  private static String inPieces(String text, List<Integer> pieces) {
    EventSink sink = new EventSink();
    EventDigest digest = new EventDigest();
    sink.observe(digest.observer());
    feed(sink, text, pieces);
    return digest.finish();
  }

  /** Cuts pieces of those lengths, as slices and as strings in turn; the rest is the last piece. */
  private static void feed(EventSink sink, String text, List<Integer> pieces) {
    sink.startElement("", "r");
    char[] chars = text.toCharArray();
    int at = 0;
    boolean slice = false;
    for (int length : pieces) {
      int end = Math.min(chars.length, at + length);
      if (slice) {
        sink.text(chars, at, end - at);
      } else {
        sink.text(text.substring(at, end));
      }
      slice = !slice;
      at = end;
    }
    sink.text(chars, at, chars.length - at);
    sink.endElement();
  }
}
