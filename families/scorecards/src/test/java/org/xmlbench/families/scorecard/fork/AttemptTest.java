package org.xmlbench.families.scorecard.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.measure.WrongEventsException;

/** Every way in which a parse ends is distinguished, and one that does not end is left behind. */
class AttemptTest {
  private static final Duration ENOUGH = Duration.ofMinutes(1);

  @Test
  void whatIsDeliveredIsCounted() throws InterruptedException {
    TextCapture capture = new TextCapture();
    Attempt.End end =
        Attempt.parse(
            () -> new FakeParser(sink -> sink.text("four")), new byte[0], capture, ENOUGH);
    assertThat(((Attempt.End.Delivered) end).totals().tally().textUnits()).isEqualTo(4);
    assertThat(capture.contains("four")).isTrue();
  }

  @Test
  void errorsAreRefusals() throws InterruptedException {
    assertThat(failing(new NotWellFormedException(1, 2, "no", null)))
        .isEqualTo(new Attempt.End.Refused("no"));
    assertThat(failing(UnsupportedDocumentException.entity("e")))
        .isEqualTo(new Attempt.End.Refused("unsupported: entity e"));
    assertThat(failing(new IOException("gone"))).isInstanceOf(Attempt.End.Refused.class);
  }

  @Test
  void whatNoParserShouldThrowIsNoRefusal() throws InterruptedException {
    assertThat(failing(new IllegalStateException("hm"))).isInstanceOf(Attempt.End.Broke.class);
  }

  @Test
  void exhaustedMemoryIsSeenInsideWhatLibrariesWrapItIn() throws InterruptedException {
    assertThat(failing(new OutOfMemoryError())).isEqualTo(new Attempt.End.HeapExhausted());
    assertThat(failing(new NotWellFormedException(0, 0, "x", new OutOfMemoryError())))
        .isEqualTo(new Attempt.End.HeapExhausted());
    assertThat(failing(new IllegalStateException(new StackOverflowError())))
        .isInstanceOf(Attempt.End.StackExhausted.class);
  }

  @Test
  void anExhaustedStackNamesTheMethodThatCallsItself() throws InterruptedException {
    assertThat(parse(sink -> deeper(0)))
        .isEqualTo(new Attempt.End.StackExhausted(AttemptTest.class.getName() + ".deeper"));
  }

  @Test
  void whatDoesNotEndIsLeftBehind() throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    Attempt.End end =
        Attempt.parse(
            () ->
                new FakeParser(
                    sink -> {
                      try {
                        never.await();
                      } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                      }
                    }),
            new byte[0],
            null,
            Duration.ofMillis(20));
    assertThat(end).isEqualTo(new Attempt.End.Endless());
  }

  @Test
  void aLibraryThatDeliversNothingIsNotSafeButWrong() throws InterruptedException {
    assertThatNoException()
        .isThrownBy(
            () ->
                AskedLibrary.requirePlain(
                    () -> new FakeParser(sink -> sink.text("plain")), ENOUGH));
    assertThatThrownBy(() -> AskedLibrary.requirePlain(() -> new FakeParser(sink -> {}), ENOUGH))
        .isInstanceOf(WrongEventsException.class);
    NotWellFormedException refusal = new NotWellFormedException(0, 0, "never", null);
    assertThatThrownBy(
            () ->
                AskedLibrary.requirePlain(
                    () ->
                        new FakeParser(
                            sink -> {
                              throw refusal;
                            }),
                    ENOUGH))
        .isInstanceOf(WrongEventsException.class)
        .hasMessageContaining("never");
  }

  private static int deeper(int level) {
    return deeper(level + 1) + 1;
  }

  private static Attempt.End parse(FakeParser.Act act) throws InterruptedException {
    return Attempt.parse(() -> new FakeParser(act), new byte[0], null, ENOUGH);
  }

  private static Attempt.End failing(Throwable failure) throws InterruptedException {
    return parse(
        sink -> {
          switch (failure) {
            case IOException e -> throw e;
            case RuntimeException e -> throw e;
            case Error e -> throw e;
            default -> throw new AssertionError(failure);
          }
        });
  }
}
