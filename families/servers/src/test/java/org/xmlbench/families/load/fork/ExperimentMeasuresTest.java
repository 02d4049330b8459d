package org.xmlbench.families.load.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.record.MeasureSource;
import org.xmlbench.core.record.Measures;

/** What forks of servers measure is declared, under the names that records have. */
class ExperimentMeasuresTest {
  @Test
  void allSourcesAreFound() {
    assertThat(ServiceLoader.load(MeasureSource.class).stream())
        .extracting(source -> source.type().getName())
        .filteredOn(name -> name.startsWith("org.xmlbench.families."))
        .extracting(name -> name.substring(name.lastIndexOf('.') + 1))
        .containsExactlyInAnyOrder(
            "AttackMeasures",
            "FidelityMeasures",
            "LoadMeasures",
            "RateMeasures",
            "SematechMeasures",
            "StartupMeasures");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rate_calls_per_second",
        "during_p99_nanos",
        "corrected_p99.9_nanos",
        "sd_send_nanos",
        "lag_p99_nanos",
        "first_answer_nanos",
        "client_writes_kept_count"
      })
  void aNameInRecordsIsDeclared(String key) {
    assertThat(Measures.isDeclared(key)).isTrue();
  }
}
