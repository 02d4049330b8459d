package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RootCommandTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "run --profile smoke | run",
        "--debug run | run",
        "--driver-path list run | run",
        "--driver-path=list run --document list | run",
        "plan run --profile smoke | plan",
        "rnu --document list | rnu",
        "--debug | ''",
        "--help run | ''",
        "--bogus run | ''",
        "-- run | ''",
      })
  void theCommandIsTheFirstWordThatIsNoOption(String words, String command) {
    assertThat(RootCommand.commandOf(List.of(words.split(" ")))).isEqualTo(command);
  }
}
