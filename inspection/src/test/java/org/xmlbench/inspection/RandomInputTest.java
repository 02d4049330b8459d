package org.xmlbench.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** No bytes make the inspector throw. */
class RandomInputTest {
  private static final List<String> PIECES =
      List.of(
          "<",
          ">",
          "/>",
          "</",
          "<a",
          "<b:c",
          " xmlns='x'",
          " xmlns:b='&e;'",
          " b:d=''",
          "='",
          "'",
          "&e;",
          "&f;",
          "&lt;",
          "&#13;",
          "&#x10FFFF;",
          "&#",
          "&",
          ";",
          "<!DOCTYPE a ",
          "SYSTEM 'x'",
          "[",
          "]>",
          "<!ENTITY e '",
          "<!ENTITY f '&e;",
          "<!ENTITY % p '",
          "'>",
          "%p;",
          "<!ATTLIST a ",
          "b CDATA '",
          "b ID #IMPLIED",
          "<!--",
          "-->",
          "<![CDATA[",
          "]]>",
          "<?p ",
          "?>",
          "<?xml version='1.0'",
          " encoding='",
          "UTF-16",
          "\r\n",
          " ",
          "\uD83D\uDE00");

  private static byte[] rich(Charset charset) {
    return RichDocument.TEXT.getBytes(charset);
  }

  @Property(tries = 2000)
  void randomBytes(@ForAll @Size(max = 300) byte[] bytes) {
    assertThat(Inspections.of(bytes)).isNotNull();
  }

  @Property(tries = 3000)
  void randomMarkup(@ForAll("pieces") List<String> pieces) {
    assertThat(Inspections.of(String.join("", pieces))).isNotNull();
  }

  @Provide
  Arbitrary<List<String>> pieces() {
    return Arbitraries.of(PIECES).list().ofMaxSize(60);
  }

  @Property(tries = 3000)
  void mutatedBytes(
      @ForAll @Size(min = 1, max = 5) List<@IntRange(min = 0, max = 1 << 20) Integer> places,
      @ForAll byte value) {
    byte[] document = rich(StandardCharsets.UTF_8);
    places.forEach(place -> document[place % document.length] = value);
    assertThat(Inspections.of(document)).isNotNull();
  }

  @Property(tries = 3000)
  void movedPieces(
      @ForAll @IntRange(min = 0, max = 1 << 20) int from,
      @ForAll @IntRange(min = 0, max = 200) int length,
      @ForAll @IntRange(min = 0, max = 1 << 20) int to) {
    String text = RichDocument.TEXT;
    int start = from % text.length();
    String piece = text.substring(start, Math.min(start + length, text.length()));
    int target = to % text.length();
    assertThat(Inspections.of(text.substring(0, target) + piece + text.substring(target)))
        .isNotNull();
  }

  @Property(tries = 1000)
  void anyDeclaredCharset(
      @ForAll("charsets") Charset charset, @ForAll @Size(max = 200) byte[] bytes) {
    byte[] declaration =
        ("<?xml version='1.0' encoding='" + charset.name() + "'?><a>")
            .getBytes(StandardCharsets.US_ASCII);
    byte[] document = Arrays.copyOf(declaration, declaration.length + bytes.length);
    System.arraycopy(bytes, 0, document, declaration.length, bytes.length);
    assertThat(Inspections.of(document)).isNotNull();
  }

  @Provide
  Arbitrary<Charset> charsets() {
    return Arbitraries.of(Charset.availableCharsets().values());
  }
}
