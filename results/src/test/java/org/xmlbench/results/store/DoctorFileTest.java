package org.xmlbench.results.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;

class DoctorFileTest {
  private static final Finding CALM = Finding.ok("load", "0.1", "Calm.");
  private static final Finding BUSY = Finding.warns("load", "3.0", "Busy.", "sleep 60");
  private static final Finding HIDDEN = Finding.unknown("turbo", "Not readable here.");
  private static final Finding OFF = Finding.ok("turbo", "off", "Steady.");

  @TempDir Path run;

  @Test
  void sessionsAreAddedAndReadBack() {
    HostDiagnosis first = new HostDiagnosis("2026-11-01T12:00:00Z", List.of(BUSY, HIDDEN));
    HostDiagnosis second = new HostDiagnosis("2026-11-02T12:00:00Z", List.of(CALM));
    DoctorFile.append(run, first);
    DoctorFile.append(run, second);

    assertThat(DoctorFile.read(run)).containsExactly(first, second);
  }

  @Test
  void aResumedRunIsAsNoisyAsItsWorstSession() {
    DoctorFile.append(run, new HostDiagnosis("2026-11-01T12:00:00Z", List.of(BUSY, OFF)));
    DoctorFile.append(run, new HostDiagnosis("2026-11-02T12:00:00Z", List.of(CALM, HIDDEN)));

    assertThat(DoctorFile.worst(run, Assertions::fail))
        .contains(new HostDiagnosis("2026-11-02T12:00:00Z", List.of(BUSY, HIDDEN)));
  }

  @Test
  void whatIsRightAtTheMomentOnlyIsNotKept() throws IOException {
    DoctorFile.append(
        run, new HostDiagnosis("2026-11-01T12:00:00Z", List.of(BUSY.withMendNow("kill -STOP 41"))));

    assertThat(run.resolve(DoctorFile.NAME)).content().contains("sleep 60").doesNotContain("STOP");
    assertThat(DoctorFile.read(run).getFirst().findings()).containsExactly(BUSY);
  }

  @Test
  void olderRunsHaveNone() {
    assertThat(DoctorFile.read(run)).isEmpty();
    assertThat(DoctorFile.worst(run, Assertions::fail)).isEmpty();
  }

  @Test
  void whatIsDamagedOrOfAnotherSchemaIsReportedInOneLineAndNotAddedTo() throws IOException {
    Path file = run.resolve(DoctorFile.NAME);
    for (String text :
        List.of("", "{", "[]", "{\"schema\":2}", "{\"schema\":1,\"sessions\":[{}]}")) {
      Files.writeString(file, text);
      assertThatThrownBy(() -> DoctorFile.read(run))
          .as(text)
          .isInstanceOf(UserErrorException.class)
          .hasMessageContaining(DoctorFile.NAME)
          .hasMessageNotContaining("\n");
      List<String> messages = new ArrayList<>();
      assertThat(DoctorFile.worst(run, messages::add)).as(text).isEmpty();
      assertThat(messages)
          .singleElement()
          .asString()
          .startsWith("the host's noise is unknown: " + file)
          .doesNotContain("\n");
    }
  }
}
