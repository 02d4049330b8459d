package org.xmlbench.families.parsers.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;

class ThreadCountsTest {
  @Test
  void areInOrderAndNoneIsTwice() {
    assertThat(ThreadCounts.of("4,1, 2", 2).counts()).containsExactly(1, 2, 4);
    assertThatThrownBy(() -> ThreadCounts.of("4,1, 2,4", 2))
        .hasMessage("--threads 4,1, 2,4: names 4 twice");
    assertThat(ThreadCounts.of("4,1,2", 2).text()).isEqualTo("1,2,4");
    assertThat(ThreadCounts.of("2", 2).counts()).containsExactly(2);
  }

  @Test
  void automaticOnesEndAtTheNumberOfProcessors() {
    assertThat(ThreadCounts.of("auto", 8).counts()).containsExactly(1, 2, 8);
    assertThat(ThreadCounts.of("auto", 2).counts()).containsExactly(1, 2);
  }

  @Test
  void oneThreadIsWhatForksHaveAnyway() {
    assertThat(ThreadCounts.of("1", 2)).isEqualTo(ThreadCounts.of(null, 2));
    assertThat(ThreadCounts.of("1", 2).text()).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "1,", "two", "1025", "-1", "1,2,x"})
  void othersAreRefused(String text) {
    assertThatThrownBy(() -> ThreadCounts.of(text, 2))
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith("--threads takes numbers from 1 to 1024, such as 1,2,4, or auto");
  }

  @Test
  void moreThanProcessorsAreToldOf() {
    List<String> notices = new ArrayList<>();
    ThreadCounts.of("1,2", 2).warn(2, notices::add);
    assertThat(notices).isEmpty();
    ThreadCounts.of("1,3", 2).warn(2, notices::add);
    assertThat(notices).singleElement().asString().startsWith("warning: 3 threads share the 2 ");
  }
}
