package org.xmlbench.piximal.engine.scan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** When a trial of vectors is due. */
class BytesUntilTrialTest {
  private final BytesUntilTrial bytes = new BytesUntilTrial(100);

  @Test
  void aTrialIsDueOnceMoreThanTheFirstBytesWereRead() {
    assertThat(bytes.add(60)).isFalse();
    assertThat(bytes.add(40)).isFalse();
    assertThat(bytes.add(1)).isTrue();
    assertThat(bytes.add(1)).isTrue();
  }

  @Test
  void theNextOneIsDueAfterAsManyMore() {
    bytes.add(150);
    bytes.startAfter(100);

    assertThat(bytes.add(100)).isFalse();
    assertThat(bytes.add(1)).isTrue();
  }

  @Test
  void noneIsDueAfterTheLast() {
    bytes.add(150);
    bytes.end();

    assertThat(bytes.add(Integer.MAX_VALUE)).isFalse();
  }
}
