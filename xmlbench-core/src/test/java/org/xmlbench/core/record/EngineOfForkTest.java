package org.xmlbench.core.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How a library worked in a fork, when its measured phase began and when that had ended. */
class EngineOfForkTest {
  private static final String WORDS = "words: vectors are tried later";
  private static final String VECTORS = "vectors: they are faster";

  @Test
  void oneThatDidNotChangeIsNamedOnceWithItsLastReason() {
    assertThat(Implementation.engine(List.of(VECTORS, VECTORS))).isEqualTo(VECTORS);
    assertThat(Implementation.engine(List.of("vectors: not decided", VECTORS))).isEqualTo(VECTORS);
  }

  @Test
  void oneThatChangedWhileItWasMeasuredHasBothNames() {
    assertThat(Implementation.engine(List.of(WORDS, VECTORS)))
        .isEqualTo("words, then vectors: they are faster");
  }

  @Test
  void aLibraryWithOneWayHasNone() {
    assertThat(Implementation.engine(List.of())).isNull();
  }
}
