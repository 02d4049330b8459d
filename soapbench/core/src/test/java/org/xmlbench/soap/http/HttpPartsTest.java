package org.xmlbench.soap.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HttpPartsTest {
  private static String joined(String chunks) throws IOException {
    byte[] bytes = chunks.getBytes(StandardCharsets.US_ASCII);
    return new String(
        new HttpParts(new ByteArrayInputStream(bytes)).chunks(), StandardCharsets.US_ASCII);
  }

  @Test
  void chunksAreJoined() throws IOException {
    assertThat(joined("4\r\n<a>1\r\nA\r\n234567\r\n</\r\n2\r\na>\r\n0\r\n\r\n"))
        .isEqualTo("<a>1234567\r\n</a>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<a/>",
        "4\r\n<a/>",
        "4\r\n<a/>\r\n",
        "3\r\n<a/>\r\n0\r\n\r\n",
        "9\r\n<a/>\r\n0\r\n\r\n",
        "x\r\n<a/>\r\n0\r\n\r\n",
        "4\r\n<a/>\r\n0\r\n"
      })
  void whatIsCutOffOrNoChunkIsAnError(String chunks) {
    assertThatThrownBy(() -> joined(chunks)).isInstanceOf(IOException.class);
  }
}
