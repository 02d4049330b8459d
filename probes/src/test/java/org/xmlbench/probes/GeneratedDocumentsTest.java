package org.xmlbench.probes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.probes.SmallDocuments.Generated;

/** What holds for the documents of every family. */
class GeneratedDocumentsTest {
  private static final String GOLDEN = "org/xmlbench/probes/golden-documents.txt";
  private static final List<String> SMALL = SmallDocuments.SMALL;
  private static final List<String> SIZED =
      Catalogue.families().stream()
          .filter(family -> family.sizes().parameter() != DocumentFamily.Parameter.NONE)
          .map(family -> SmallDocuments.name(family, 20))
          .toList();

  @ParameterizedTest
  @FieldSource("SMALL")
  void theOracleIsWhatAParserReports(String name) {
    Generated document = SmallDocuments.generate(name);
    assertThat(JdkParser.oracle(new ByteArrayInputStream(document.bytes())))
        .isEqualTo(document.oracle());
  }

  @ParameterizedTest
  @FieldSource("SMALL")
  void isTheSameWithAndWithoutOracle(String name) throws IOException {
    ByteArrayOutputStream plain = new ByteArrayOutputStream();
    Catalogue.parse(name).write(plain);
    assertThat(plain.toByteArray()).isEqualTo(SmallDocuments.generate(name).bytes());
  }

  /**
   * The same bytes on every machine. When a generator is changed on purpose, older figures cannot
   * be compared with newer ones; the golden file makes that visible.
   */
  @Test
  void isTheSameAsEver() throws IOException {
    StringBuilder lines = new StringBuilder();
    for (String name : SMALL) {
      Generated document = SmallDocuments.generate(name);
      lines.append(name).append(' ').append(sha256(document.bytes()));
      lines.append(' ').append(document.oracle().digest()).append('\n');
    }
    assertThat(lines.toString())
        .as("a new family's line goes into probes/src/test/resources/%s, the others stay", GOLDEN)
        .isEqualTo(resource("golden-documents.txt"));
  }

  @ParameterizedTest
  @FieldSource("SIZED")
  void isTheSameInEveryLocale(String name) {
    byte[] expected = SmallDocuments.generate(name).bytes();
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(SmallDocuments.generate(name).bytes()).isEqualTo(expected);
    } finally {
      Locale.setDefault(before);
    }
  }

  @ParameterizedTest
  @FieldSource("SIZED")
  void differsWithTheSeed(String name) {
    Generated one = SmallDocuments.generate(name);
    Generated two = SmallDocuments.generate(name + ",seed=2");
    assertThat(two.oracle().digest()).isNotEqualTo(one.oracle().digest());
    assertThat(SmallDocuments.generate(name + ",seed=1").bytes()).isEqualTo(one.bytes());
  }

  @ParameterizedTest
  @ValueSource(longs = {0, Long.MAX_VALUE})
  void everySeedGivesADocument(long seed) {
    for (String name :
        List.of(
            "interop-double:20",
            "xsi-type:20",
            "psd:20KiB",
            "ptolemy:20",
            "attributes:20KiB",
            "unicode:20KiB",
            "xmlns-deep:3",
            "ws-security:20",
            "e134:25",
            "text-utf8:20KiB",
            "harvest:20KiB")) {
      Generated document = SmallDocuments.generate(name + ",seed=" + seed);
      assertThat(JdkParser.oracle(new ByteArrayInputStream(document.bytes())))
          .isEqualTo(document.oracle());
      assertThat(document.text()).doesNotContain("NaN").doesNotContain(">-");
    }
  }

  private static String resource(String name) throws IOException {
    try (var stream = GeneratedDocumentsTest.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}
