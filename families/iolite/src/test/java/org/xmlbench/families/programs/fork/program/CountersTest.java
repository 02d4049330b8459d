package org.xmlbench.families.programs.fork.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.readahead.strategy.BufferSource;

/** What the programs count, in pieces of every length. */
class CountersTest {
  private record Pieces(ByteBuffer text, int length) implements BufferSource {
    static Pieces of(String text, int length) {
      return new Pieces(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), length);
    }

    @Override
    public ByteBuffer next() {
      if (!text.hasRemaining()) {
        return null;
      }
      int count = Math.min(length, text.remaining());
      ByteBuffer piece = text.slice(text.position(), count);
      text.position(text.position() + count);
      return piece;
    }

    @Override
    public void close() {
      // It is in memory.
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 1000})
  void wordsLinesAndMatchesDoNotDependOnPieces(int length) throws IOException {
    String text = "ab abc\n\nababc\n  d\tabab";
    assertThat(new WordCount().consume(Pieces.of(text, length)))
        .isEqualTo("bytes=22 lines=3 words=5");
    assertThat(new LineSearch("babc").consume(Pieces.of(text, length)))
        .isEqualTo("bytes=22 matching-lines=1");
    assertThat(new LineSearch("ab").consume(Pieces.of(text, length)))
        .isEqualTo("bytes=22 matching-lines=3");
    assertThat(new LineSearch("c\nd").consume(Pieces.of(text, length)))
        .isEqualTo("bytes=22 matching-lines=0");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 1000})
  void onlyStartTagsAreCounted(int length) throws IOException {
    String text =
        "<?xml version='1.0'?><!-- <a> --><r a='>'><!---b- <x/>--><e/>"
            + "<![CDATA[<n>]]]></n>]]><?p <q> ??><z></z></r>";
    assertThat(new TagCount().consume(Pieces.of(text, length)))
        .isEqualTo("bytes=" + text.length() + " start-tags=3");
  }

  @Test
  void documentTypeIsRefused() {
    assertThatThrownBy(() -> new TagCount().consume(Pieces.of("<!DOCTYPE r><r/>", 4)))
        .hasMessageContaining("without a DOCTYPE");
  }

  @Test
  void permutationsAreAllDifferentAndInOrder() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new Permutations(80L * 5_040).write(out);
    String text = out.toString(StandardCharsets.US_ASCII);
    assertThat(text.lines()).hasSize(5_040).isSorted().doesNotHaveDuplicates();
    assertThat(text).startsWith("aaaaaaa bbbbbbb ccccccc").endsWith("\n");
    assertThat(text.lines()).allMatch(line -> line.length() == 79);
  }

  /** 10! lines of 80 bytes; after the last one it begins again. */
  @Test
  void allPermutationsHaveTheBytesOfThePaper() throws IOException {
    assertThat(new Permutations(Permutations.ALL).wordCount())
        .isEqualTo("bytes=290304000 lines=3628800 words=36288000");
    CRC32 first = new CRC32();
    long[] bytes = new long[1];
    byte[] line = new byte[80];
    new Permutations(Permutations.ALL + 80)
        .write(
            new java.io.OutputStream() {
              @Override
              public void write(int value) {
                throw new AssertionError("lines are written whole");
              }

              @Override
              public void write(byte[] from, int offset, int length) {
                if (bytes[0] == 0) {
                  first.update(from, offset, length);
                }
                bytes[0] += length;
                System.arraycopy(from, offset, line, 0, length);
              }
            });
    CRC32 again = new CRC32();
    again.update(line);
    assertThat(bytes[0]).isEqualTo(290_304_080L);
    assertThat(again.getValue()).isEqualTo(first.getValue());
  }
}
