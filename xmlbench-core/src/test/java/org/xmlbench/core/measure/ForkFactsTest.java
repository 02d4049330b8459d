package org.xmlbench.core.measure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.xmlbench.core.driver.NotWellFormedException;

class ForkFactsTest {
  @Test
  void aFailureIsOneLine() {
    assertThat(ForkFacts.failure(new IllegalStateException("one\ntwo")))
        .isEqualTo("java.lang.IllegalStateException: one");
    assertThat(ForkFacts.failure(new OutOfMemoryError("Java heap space")))
        .isEqualTo("heap: Java heap space");
    assertThat(ForkFacts.failure(new NotWellFormedException(2, 3, "no end", null)))
        .isEqualTo("rejected: 2:3: no end");
  }

  @Test
  void whatALibraryLacksIsSaid() {
    String why = " (a jar is missing, or a library is of a version that this does not work with)";
    assertThat(ForkFacts.failure(new NoClassDefFoundError("a/B")))
        .isEqualTo("java.lang.NoClassDefFoundError: a/B" + why);
    assertThat(ForkFacts.failure(new NoSuchMethodError("b"))).endsWith(why);
  }
}
