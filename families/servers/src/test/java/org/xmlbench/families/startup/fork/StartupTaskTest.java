package org.xmlbench.families.startup.fork;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.UserErrorException;

class StartupTaskTest {
  @Test
  void aNameIsReadBack() {
    StartupTask task = StartupTask.named("echoDoubles:100@aot-cache");
    assertThat(task.exchange().name()).isEqualTo("echoDoubles:100");
    assertThat(task.classes()).isEqualTo(StartupTask.Classes.AOT_CACHE);
    assertThat(task.name()).isEqualTo("echoDoubles:100@aot-cache");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "echoDoubles:100 | such as echoDoubles:100@default",
        "echoDoubles:100@aot-cash | unknown way to get classes 'aot-cash'; did you mean"
            + " 'aot-cache'",
        "echoDouble:100@default | unknown operation 'echoDouble'",
      })
  void whatIsNoneIsNamed(String name, String message) {
    assertThatThrownBy(() -> StartupTask.named(name))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining(message);
  }
}
