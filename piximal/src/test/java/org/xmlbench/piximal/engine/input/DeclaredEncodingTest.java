package org.xmlbench.piximal.engine.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compared with what a regular expression says, which is slower. */
class DeclaredEncodingTest {
  private static final Pattern DECLARED =
      Pattern.compile(
          "\\A<\\?xml(?=[ \\t\\r\\n])[^>]*?[ \\t\\r\\n]encoding[ \\t\\r\\n]*=[ \\t\\r\\n]*"
              + "(?:\"([A-Za-z][A-Za-z0-9._-]*)\"|'([A-Za-z][A-Za-z0-9._-]*)')");

  private static final String[] PARTS = {
    "<?xml",
    "<?xml ",
    "<",
    " ",
    "\n",
    "version='1.0'",
    " encoding",
    "encoding",
    "=",
    "'",
    "\"",
    "UTF-8",
    "a.b_c-9",
    "9",
    "?>",
    ">",
    "x"
  };

  private static String expected(String text) {
    Matcher matcher = DECLARED.matcher(text);
    if (!matcher.find()) {
      return null;
    }
    return matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder(random.nextInt(4) > 0 ? "<?xml" : "");
    for (int n = random.nextInt(9); n > 0; n--) {
      text.append(
          random.nextInt(5) > 0
              ? PARTS[random.nextInt(PARTS.length)]
              : " encoding = 'ISO-8859-1' encoding=\"x\"");
    }
    return text.toString();
  }

  @Test
  void theNameIsThatOfTheFirstDeclaration() {
    Random random = new Random(3);
    int found = 0;
    for (int i = 0; i < 100_000; i++) {
      String text = text(random);
      byte[] bytes = ("..." + text + "...").getBytes(StandardCharsets.US_ASCII);
      String name = DeclaredEncoding.find(bytes, 3, bytes.length - 3);
      assertThat(name).as(text).isEqualTo(expected(text));
      found += name == null ? 0 : 1;
    }
    assertThat(found).isBetween(10_000, 90_000);
  }

  /** A declaration is there, or cannot be; zeros and a byte order mark are passed over. */
  @Test
  void noMoreIsReadThanTheDeclaration() {
    Random random = new Random(4);
    for (int i = 0; i < 100_000; i++) {
      String text = text(random);
      boolean may = text.startsWith("<?xml") || "<?xml".startsWith(text);
      boolean there = !may || text.contains("?>");
      byte[] ascii = text.getBytes(StandardCharsets.US_ASCII);
      byte[] utf16 = ("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE);
      assertThat(DeclaredEncoding.isThere(ascii, 0, ascii.length)).as(text).isEqualTo(there);
      assertThat(DeclaredEncoding.isThere(utf16, 0, utf16.length)).as(text).isEqualTo(there);
    }
  }

  /** However the bytes arrive, what was looked at is not looked at again. */
  @ParameterizedTest
  @ValueSource(strings = {"US-ASCII", "UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE", "IBM037"})
  void aDeclarationIsThereInWhicheverPiecesItComes(String charset) {
    Random random = new Random(5);
    for (int i = 0; i < 2_000; i++) {
      String mark = charset.startsWith("UTF") && random.nextBoolean() ? "\uFEFF" : "";
      byte[] bytes = (mark + "<?xml " + text(random)).getBytes(Charset.forName(charset));
      int from = charset.equals("IBM037") ? 2 : 4;
      int before = from;
      while (before < bytes.length && !DeclaredEncoding.isThere(bytes, 0, before)) {
        int next = Math.min(bytes.length, before + 1 + random.nextInt(5));
        assertThat(DeclaredEncoding.isThere(bytes, before, next))
            .as("%s, %d of %d bytes", mark, next, bytes.length)
            .isEqualTo(DeclaredEncoding.isThere(bytes, 0, next));
        before = next;
      }
    }
  }

  @Test
  void aDeclarationEndsWithTheFirstGreaterThanSign() {
    for (String text :
        new String[] {"<?xml?>", "<?xml version='1.0'?>", "<?xml version='>'?>", "<?xml", "<a?>"}) {
      byte[] bytes = ("." + text + "<b/>").getBytes(StandardCharsets.US_ASCII);
      boolean whole = text.startsWith("<?xml") && text.indexOf('>') == text.lastIndexOf("?>") + 1;
      int expected = whole && text.contains(">") ? 1 + text.length() : 1;
      assertThat(DeclaredEncoding.behind(bytes, 1, bytes.length)).as(text).isEqualTo(expected);
      assertThat(DeclaredEncoding.behind(bytes, 1, text.length())).as(text).isEqualTo(1);
    }
  }

  @Test
  void namesAreThoseOfProduction81() {
    assertThat(DeclaredEncoding.isName("UTF-8")).isTrue();
    for (String wrong : new String[] {"", "8", "a b", "-a", "\u0141", "a\u00E9"}) {
      assertThat(DeclaredEncoding.isName(wrong)).as(wrong).isFalse();
    }
  }
}
