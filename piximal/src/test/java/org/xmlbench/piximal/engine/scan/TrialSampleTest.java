package org.xmlbench.piximal.engine.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whether the trial has a right answer to compare with; what is faster is no matter of tests. */
@Tag("java25")
class TrialSampleTest {
  @Test
  void bothEnginesComeToWhatIsRight() {
    for (TrialSample sample :
        List.of(
            TrialSample.passing(false),
            TrialSample.passing(VectorStops.fitsTable()),
            TrialSample.decoding())) {
      sample.byLongs();
      assertThat(sample.isSame()).as("before vectors worked").isFalse();
      sample.byVectors();
      assertThat(sample.isSame()).isTrue();
      sample.warm();
      assertThat(sample.isSame()).as("warming finds nothing").isTrue();
    }
  }
}
