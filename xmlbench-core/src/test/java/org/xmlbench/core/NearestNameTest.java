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
    assertThat(NearestName.unknown("driver", "Woodstox", NAMES))
        .isEqualTo("unknown driver 'Woodstox'; did you mean 'woodstox-stax' or 'woodstox-sax'?");
    assertThat(NearestName.unknown("driver", "wood", NAMES)).contains("there are: ");
    assertThat(NearestName.unknown("profile", "nonsense", List.of("quick", "smoke")))
        .isEqualTo("unknown profile 'nonsense'; there are: quick, smoke");
  }

  @Test
  void namedIsTheOneOfThatNameOrTheMessage() {
    List<Integer> lengths = List.of(1, 22, 333);
    assertThat(NearestName.named("number", "22", lengths, String::valueOf)).isEqualTo(22);
    assertThatThrownBy(() -> NearestName.named("number", "23", lengths, String::valueOf))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(NearestName.unknown("number", "23", List.of("1", "22", "333")));
  }
}
