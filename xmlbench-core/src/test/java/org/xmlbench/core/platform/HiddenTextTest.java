package org.xmlbench.core.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class HiddenTextTest {
  private final PrintStream out = System.out;
  private final PrintStream err = System.err;

  @AfterEach
  void giveBack() {
    System.setOut(out);
    System.setErr(err);
  }

  @Test
  void isInNoTextAndOnNoStream() throws IOException {
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    HiddenText.hide("s3cret-of-this-test");
    assertThat(System.out).isNotSameAs(out).isSameAs(System.err);
    assertThat(HiddenText.in("http://n2/s3cret-of-this-test/soap"))
        .isEqualTo("http://n2/(hidden)/soap");
    assertThat(HiddenText.in(null)).isNull();
    try (HiddenText.Lines lines = new HiddenText.Lines(written)) {
      lines.write("calls s3cret-of".getBytes(StandardCharsets.UTF_8));
      lines.flush();
      lines.write("-this-test twice: s3cret-of-this-test\nnext ü".getBytes(StandardCharsets.UTF_8));
    }
    assertThat(written.toString(StandardCharsets.UTF_8))
        .isEqualTo("calls (hidden) twice: (hidden)\nnext ü");
  }
}
