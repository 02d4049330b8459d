package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;

/** Offsets are those of bytes in the document as it came, in whatever charset a caller names. */
class OriginalOffsetsTest {
  /** Characters that the charset has; the document is longer than all buffers. */
  @ParameterizedTest
  @CsvSource({
    "ISO-8859-1, é, ISO-8859-1",
    "windows-1252, €, windows-1252",
    "IBM037, é, IBM037",
    "UTF-16LE, é日\uD83D\uDE00, UTF-16LE",
    "UTF-16BE, é日\uD83D\uDE00, UTF-16BE",
    "UTF-16, é日\uD83D\uDE00, UTF-16",
    "UTF-32, é日\uD83D\uDE00, UTF-32",
    "UTF-32LE, é日\uD83D\uDE00, UTF-32LE",
    "Shift_JIS, 日本ｱ, Shift_JIS",
    "EUC-JP, 日本, EUC-JP",
    "GB18030, é日\uD83D\uDE00, GB18030",
    "Big5, 日本, Big5",
    "ISO-2022-JP, 日本, ISO-2022-JP",
    "ISO-2022-KR, 한국, ISO-2022-KR",
    "Shift_JIS, 日本ｱ, x-JISAutoDetect",
  })
  void anErrorHasItsByte(String encoder, String some, String named) throws IOException {
    Charset charset = JdkCharsets.of(encoder);
    Charset told = JdkCharsets.of(named);
    String text = ("\n" + some + " x " + some + some).repeat(12_000);
    for (String before : new String[] {"<r>", "<r>" + some + "y", "<r>" + text + "text"}) {
      String document = before + "</wrong>";
      byte[] bytes = document.getBytes(charset);
      byte[] ahead = (before + "</").getBytes(charset);
      try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
        cursor.open(new ByteArrayInputStream(bytes), told);
        MalformedXmlException error =
            catchThrowableOfType(MalformedXmlException.class, () -> readAll(cursor));
        assertThat(error.byteOffset())
            .as(before.length() + " in " + named + ": " + error)
            .isEqualTo(ahead.length);
        assertThat(error.line()).isEqualTo(1 + before.chars().filter(c -> c == '\n').count());
      }
    }
  }

  /** Each event asks for its place. */
  private static void readAll(PiximalCursor cursor) throws IOException {
    long last = 0;
    while (cursor.next() != XmlEvent.END_DOCUMENT) {
      assertThat(cursor.view().byteOffset()).isGreaterThanOrEqualTo(last);
      last = cursor.view().byteOffset();
    }
  }
}
