package org.xmlbench.inspection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xmlbench.core.document.Capability.DEFAULT_NAMESPACE;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.document.Capability;

/**
 * The encoding is detected and decoded: the default namespace that comes last is found, and two
 * namespace names that differ in one letter beyond ASCII differ.
 */
class DetectedEncodingTest {
  private static final String ROOT =
      "<\u00E9 xmlns:p='\u00E9' xmlns:q='\u00E8' p:a='' q:a=''>\r\n<b xmlns='x'/></\u00E9>";

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '~',
      value = {
        "~~,     ~~",
        "EFBBBF, ~~",
        "~~,     <?xml version='1.0'?>",
        "~~,     <?xml version='1.0' encoding='utf-8' standalone='yes'?>",
        "EFBBBF, <?xml version='1.0' encoding='UTF8'?>"
      })
  void utf8IsNoNeed(String mark, String declaration) {
    DocumentInspection inspection = inspect("UTF-8", mark, declaration + ROOT);
    assertThat(inspection.outside()).isEmpty();
    assertThat(inspection.needs()).containsExactly(DEFAULT_NAMESPACE);
  }

  @ParameterizedTest
  @CsvSource({
    "UTF-16BE, FEFF,     UTF-16",
    "UTF-16LE, FFFE,     UTF-16",
    "UTF-16BE, '',       UTF-16",
    "UTF-16LE, '',       UTF-16",
    "UTF-32BE, 0000FEFF, UTF-32",
    "UTF-32LE, FFFE0000, UTF-32",
    "UTF-32BE, '',       UTF-32",
    "UTF-32LE, '',       UTF-32"
  })
  void whatIsDetected(String charset, String mark, String need) {
    for (String declaration : new String[] {"", "<?xml version='1.0'?>"}) {
      DocumentInspection inspection = inspect(charset, mark, declaration + ROOT);
      assertThat(inspection.outside()).isEmpty();
      assertThat(inspection.needs())
          .containsExactly(DEFAULT_NAMESPACE, new Capability("encoding:" + need));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ISO-8859-1,   ISO-8859-1",
    "ISO-8859-15,  iso-8859-15",
    "windows-1252, windows-1252",
    "UTF-16BE,     utf-16",
    "UTF-16LE,     UTF-16",
    "ISO-8859-1,   x-unheard-of"
  })
  void whatIsDeclared(String charset, String declared) {
    DocumentInspection inspection = inspect(charset, "", declaration(declared) + ROOT);
    assertThat(inspection.outside()).isEmpty();
    assertThat(inspection.needs())
        .containsExactly(DEFAULT_NAMESPACE, Capability.encoding(declared));
  }

  @ParameterizedTest
  @CsvSource({
    "ISO-8859-1, latin1,       ISO-8859-1",
    "IBM037,     ebcdic-cp-us, IBM037",
    "Shift_JIS,  csShiftJIS,   SHIFT_JIS",
    "UTF-16BE,   UTF-16BE,     UTF-16",
    "UTF-16LE,   utf-16le,     UTF-16",
    "UTF-32BE,   UTF-32BE,     UTF-32",
    "UTF-32LE,   UTF-32LE,     UTF-32",
    "UTF-32BE,   ISO-10646-UCS-4, UTF-32"
  })
  void anAliasNeedsEitherName(String charset, String declared, String canonical) {
    String root = charset.startsWith("S") ? "<b xmlns='x'>\u540D</b>" : ROOT;
    DocumentInspection inspection = inspect(charset, "", declaration(declared) + root);
    assertThat(inspection.outside()).isEmpty();
    assertThat(inspection.needs())
        .containsExactlyInAnyOrder(
            DEFAULT_NAMESPACE, Capability.encoding(declared), Capability.encoding(canonical));
  }

  private static String declaration(String encoding) {
    return "<?xml version=\"1.0\"\n\tencoding = '" + encoding + "' ?>";
  }

  @Test
  void asciiCounts() {
    assertThat(Inspections.of("<?xml version='1.0' encoding='US-ASCII'?><a/>").needs())
        .containsExactly(Capability.encoding("US-ASCII"));
  }

  @Test
  void aDeclarationThatTheBytesContradictIsNotFollowed() {
    assertThat(inspect("UTF-8", "", "<?xml version='1.0' encoding='UTF-16'?>" + ROOT).needs())
        .containsExactly(DEFAULT_NAMESPACE, Capability.encoding("UTF-16"));
  }

  @Test
  void aMalformedNameOfAnEncodingIsNoNeed() {
    assertThat(Inspections.of("<?xml version='1.0' encoding='a b'?><a/>").needs()).isEmpty();
    assertThat(Inspections.of("<?xml version='1.0' encoding='\u001b[31m'?><a/>").needs()).isEmpty();
  }

  @Test
  void malformedBytesAreReplaced() {
    byte[] document = "<a b='?'><c xmlns='?'/></a>".getBytes(StandardCharsets.US_ASCII);
    for (int i = 0; i < document.length; i++) {
      document[i] = document[i] == '?' ? (byte) 0xFF : document[i];
    }
    assertThat(Inspections.of(document).needs()).containsExactly(DEFAULT_NAMESPACE);
  }

  private static DocumentInspection inspect(String charset, String mark, String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(HexFormat.of().parseHex(mark));
    bytes.writeBytes(text.getBytes(Charset.forName(charset)));
    return Inspections.of(bytes.toByteArray());
  }
}
