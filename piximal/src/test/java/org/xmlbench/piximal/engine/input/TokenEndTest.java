package org.xmlbench.piximal.engine.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tokens that end with their last byte, or are wrong there. */
class TokenEndTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<a>",
        "</a>",
        "<a b='>' c=\"'>\">",
        "<a b='<",
        "<a<",
        "<!--->--",
        "<!-- --",
        "<?p ? > ??>",
        "<![",
        "<!x",
        "&a;",
        "&#65;",
        "text",
        "<a \u0001",
        "<!DOCTYPE a>",
        "<!DOCTYPE a SYSTEM '>' [<!-- ]> ' --><?p ]>'?><!ENTITY e \"]>'\">%p;] >",
      })
  void noByteIsLookedAtBehindTheEnd(String token) {
    byte[] bytes = token.getBytes(StandardCharsets.UTF_8);
    for (int seen = 0; seen < bytes.length; seen++) {
      TokenEnd end = new TokenEnd();
      end.begin();
      end.pass(bytes, 0, seen);
      // There are no such bytes: to look at one fails.
      assertThat(end.isIn(bytes, seen, Integer.MAX_VALUE)).as("behind %d bytes", seen).isTrue();
    }
    TokenEnd end = new TokenEnd();
    end.begin();
    boolean isSooner = !token.equals("text") && end.isIn(bytes, 0, bytes.length - 1);
    assertThat(isSooner).isFalse();
  }
}
