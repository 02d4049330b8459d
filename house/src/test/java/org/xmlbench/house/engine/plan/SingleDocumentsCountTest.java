package org.xmlbench.house.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.measure.ForkArguments.Schedule;

class SingleDocumentsCountTest {
  @ParameterizedTest
  @CsvSource({"0, 0", "100, 10000", "6710, 10000", "6711, 9999", "65535, 1024", "65536, 0"})
  void smallDocumentsAreTimedOneByOneUpToSixtyFourMebibytes(long bytes, int operations) {
    assertThat(SingleDocuments.operations(bytes)).isEqualTo(operations);
  }

  /** Two iterations of 20 ms, twice. */
  @ParameterizedTest
  @CsvSource({"65535, 0.01, 10.24", "65535, 0.1, 80", "65536, 0.1, 0"})
  void theyTakeNoLongerThanTwiceTheMeasuredPhase(long bytes, double millis, double all) {
    assertThat(
            SingleDocuments.millis(
                bytes,
                millis,
                new Schedule(
                    Duration.ofMillis(1),
                    Duration.ofMillis(1),
                    Duration.ofMillis(1),
                    2,
                    Duration.ofMillis(20))))
        .isEqualTo(all);
  }
}
