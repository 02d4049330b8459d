package org.xmlbench.suite.readahead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.UserErrorException;

class TrialTimesTest {
  private final List<String> lines = new ArrayList<>();

  private void add(String strategy, double... seconds) {
    for (double second : seconds) {
      lines.add(strategy + "\t" + second);
    }
  }

  private Advice.Trial recommended() {
    return TrialTimes.recommended(TrialTimes.read(lines, "file.xml").trials());
  }

  @Test
  void whoIsSureToBeFasterIsRecommended() {
    add("plain", 1.0, 1.1, 0.9);
    add("ring", 0.8, 0.88, 0.72);
    add("mmap", 0.9, 0.99, 0.81);
    assertThat(recommended().strategy()).isEqualTo("ring");
    assertThat(recommended().speedup()).isCloseTo(1.25, within(1e-9));
  }

  @Test
  void whoIsOnlyLuckyIsNot() {
    add("plain", 1.0, 1.0, 1.0);
    add("ring", 0.5, 1.2, 1.2);
    assertThat(recommended().strategy()).isEqualTo("plain");
  }

  @Test
  void aGainOfNothingIsNotWorthIt() {
    add("plain", 1.0, 1.0, 1.0);
    add("ring", 0.99, 0.99, 0.99);
    assertThat(recommended().strategy()).isEqualTo("plain");
    assertThat(recommended().speedup()).isEqualTo(1);
  }

  @Test
  void trialsAreOrderedByTheirMedians() {
    add("plain", 1, 1, 9);
    add("ring", 3, 0.5, 0.5);
    assertThat(TrialTimes.read(lines, "file.xml").trials())
        .extracting(Advice.Trial::strategy, Advice.Trial::seconds)
        .containsExactly(
            org.assertj.core.api.Assertions.tuple("ring", 0.5),
            org.assertj.core.api.Assertions.tuple("plain", 1.0));
  }

  @Test
  void aFileThatCannotBeParsedIsTold() {
    lines.add("failed\trejected: 3:5: no end tag");
    assertThatThrownBy(this::recommended)
        .isInstanceOf(UserErrorException.class)
        .hasMessage("file.xml: rejected: 3:5: no end tag");
  }
}
