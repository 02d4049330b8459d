package org.xmlbench.readahead;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.readahead.strategy.OpenInput;

/** Who decodes must find the encoding as a parser does, and cut no character at a buffer's end. */
class DecodedCharactersTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "UTF-8, false",
    "UTF-8, true",
    "UTF-16LE, true",
    "UTF-16BE, true",
    "ISO-8859-1, false",
    "UTF-32BE, true"
  })
  void charactersAreThoseOfTheDocument(String charset, boolean mark) throws IOException {
    String letters = charset.startsWith("ISO") ? "aé" : "aé€\uD83D\uDE00";
    String declared = charset.replaceAll("[LB]E$", "");
    String text =
        "<?xml version=\"1.0\" encoding=\"%s\"?><a>%s</a>"
            .formatted(declared, letters.repeat(9000));
    Path file = folder.resolve("text.xml");
    Files.write(file, ((mark ? "\uFEFF" : "") + text).getBytes(Charset.forName(charset)));
    for (String strategy : new String[] {"ring-chars", "ring-chars:request=4097:buffers=2"}) {
      try (OpenInput input = Inputs.open(file, Inputs.strategy(strategy))) {
        assertThat(Samples.readAll(input)).isEqualTo(text);
      }
    }
  }
}
