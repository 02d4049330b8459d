package org.xmlbench.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestNameTest {
  private static final List<String> NAMES =
      List.of("woodstox-stax", "woodstox-sax", "jdk-sax", "jdk-stax", "psd");

  @Test
  void findsTheNameOneSlipAway() {
    assertThat(NearestName.of("jdk-sx", NAMES)).contains("jdk-sax");
    assertThat(NearestName.of("woodstok-stax", NAMES)).contains("woodstox-stax");
  }

  @Test
  void swappedLettersCountOnce() {
    assertThat(NearestName.of("pds", List.of("psd", "xyz"))).contains("psd");
  }

  @Test
  void ignoresCase() {
    assertThat(NearestName.of("JDK-SAX", NAMES)).contains("jdk-sax");
  }

  @Test
  void isEmptyWhenNothingIsNear() {
    assertThat(NearestName.of("hapmap", NAMES)).isEmpty();
    assertThat(NearestName.of("x", List.of())).isEmpty();
    assertThat(NearestName.of("zgc", List.of("serial", "g1", "parallel"))).isEmpty();
  }

  @Test
  void breaksTiesInAlphabeticalOrder() {
    assertThat(NearestName.of("ac", List.of("ad", "ab"))).contains("ab");
  }

  @Test
  void messageNamesTheNearestOrAll() {
    assertThat(NearestName.unknown("driver", "jdk-saxx", NAMES))
        .isEqualTo("unknown driver 'jdk-saxx'; did you mean 'jdk-sax'?");
    assertThat(NearestName.unknown("profile", "nonsense", List.of("quick", "smoke")))
        .isEqualTo("unknown profile 'nonsense'; there are: quick, smoke");
  }

  @Test
  void selectsTheValueOfThatNameOrSaysWhatIsNear() {
    List<Integer> sizes = List.of(64, 512);
    assertThat(NearestName.select("size", "512", sizes, size -> "" + size)).isEqualTo(512);
    assertThatThrownBy(() -> NearestName.select("size", "65", sizes, size -> "" + size))
        .isInstanceOf(UserErrorException.class)
        .hasMessage("unknown size '65'; did you mean '64'?");
  }
}
