package org.xmlbench.soap.interop;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class SentRequestTest {
  private static final String TYPE = "text/xml;charset=UTF-8";
  private static final byte[] ENVELOPE = "<a>\n:é\n</a>\n".getBytes(UTF_8);

  /** Without the header, with an empty value, with quotes and nothing else, with an operation. */
  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "\"\"", "\"urn:a/:b\""})
  void whatIsReadIsWhatWasWritten(String action) throws IOException {
    SentRequest sent = new SentRequest(TYPE, Optional.ofNullable(action), ENVELOPE);

    SentRequest read = SentRequest.read(sent.written());

    assertThat(read.contentType()).isEqualTo(TYPE);
    assertThat(read.action()).isEqualTo(sent.action());
    assertThat(read.envelope()).isEqualTo(ENVELOPE);
  }

  @Test
  void whatHasNoLinesIsNoRequest() {
    assertThatIOException().isThrownBy(() -> SentRequest.read("<a/>".getBytes(UTF_8)));
  }
}
