package org.xmlbench.families.strategies.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What a beginning estimates of a file, by a clock that the test turns. */
class LimitedInputTest {
  private final AtomicLong clock = new AtomicLong(1000);

  private LimitedInput limited(long fileBytes, long limit, long part) {
    return new LimitedInput(fileBytes, limit, part, clock::get);
  }

  private void read(InputStream in, int times, long nanosEach) throws IOException {
    for (int i = 0; i < times; i++) {
      assertThat(in.read(new byte[10])).isEqualTo(10);
      clock.addAndGet(nanosEach);
    }
  }

  @Test
  void theRestIsEstimatedAtThePaceAfterTheFirstPart() throws IOException {
    LimitedInput limited = limited(1000, 100, 40);
    InputStream in = limited.over(new ByteArrayInputStream(new byte[1000]));
    read(in, 4, 50);
    read(in, 6, 7);
    assertThatThrownBy(in::read).isInstanceOf(IOException.class);
    assertThat(limited.reached()).isTrue();
    clock.addAndGet(1_000_000);
    assertThat(limited.nanosOfFile())
        .as("without what comes after the limit, such as closing")
        .isCloseTo(4 * 50 + 96 * 7, within(1e-9));
  }

  @Test
  void halfOfAShortBeginningIsThePace() throws IOException {
    LimitedInput limited = limited(1000, 100, 4000);
    InputStream in = limited.over(new ByteArrayInputStream(new byte[1000]));
    read(in, 5, 50);
    read(in, 5, 7);
    assertThatThrownBy(in::read).isInstanceOf(IOException.class);
    assertThat(limited.nanosOfFile()).isCloseTo(5 * 50 + 95 * 7, within(1e-9));
  }

  @Test
  void aFileThatIsReadWholeTakesWhatItTook() throws IOException {
    LimitedInput limited = limited(100, 100, 40);
    InputStream in = limited.over(new ByteArrayInputStream(new byte[100]));
    read(in, 10, 3);
    assertThat(in.read()).isEqualTo(-1);
    clock.addAndGet(5);
    assertThat(limited.reached()).isFalse();
    assertThat(limited.nanosOfFile()).isEqualTo(35);
  }

  @Test
  void charactersAreCountedToo() throws IOException {
    LimitedInput limited = limited(1000, 20, 10);
    var in = limited.over(new StringReader("x".repeat(1000)));
    assertThat(in.read(new char[10], 0, 10)).isEqualTo(10);
    clock.addAndGet(8);
    assertThat(in.read(new char[10], 0, 10)).isEqualTo(10);
    clock.addAndGet(4);
    assertThatThrownBy(in::read).isInstanceOf(IOException.class);
    assertThat(limited.nanosOfFile()).isCloseTo(8 + 99 * 4, within(1e-9));
  }
}
