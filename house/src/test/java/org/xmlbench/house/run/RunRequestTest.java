package org.xmlbench.house.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a manifest keeps of a request, and what a resumed run makes of it. */
class RunRequestTest {
  private record Asked(
      String profile,
      List<String> names,
      List<Integer> sizes,
      Integer blocks,
      Duration timeBudget,
      long seed,
      Pairing pairing,
      TimingClock clock)
      implements RunRequest {
    Asked {
      names = List.copyOf(names);
    }
  }

  private static final Asked WHOLE =
      new Asked(
          "smoke",
          List.of("b", "a"),
          List.of(10, 20),
          3,
          Duration.ofMinutes(90),
          7,
          Pairing.TURNS,
          TimingClock.CPU);

  private static final Asked SPARSE =
      new Asked("smoke", List.of(), List.of(), null, null, 7, Pairing.FORKS, TimingClock.WALL);

  @Test
  void optionsAreTheTextsOfTheCommandLineAndWhatIsAbsentIsLeftOut() {
    assertThat(WHOLE.options())
        .containsExactly(
            Map.entry("profile", "smoke"),
            Map.entry("names", "b\na"),
            Map.entry("sizes", "10\n20"),
            Map.entry("blocks", "3"),
            Map.entry("timeBudget", "1h30m"),
            Map.entry("seed", "7"),
            Map.entry("pairing", "turns"),
            Map.entry("clock", "cpu"));
    assertThat(SPARSE.options()).containsOnlyKeys("profile", "seed", "pairing", "clock");
  }

  @Test
  void whatWasAskedForIsReadAgain() {
    assertThat(RunRequest.of("run", KeptRequest.manifest(WHOLE), Asked.class)).isEqualTo(WHOLE);
    assertThat(RunRequest.of("run", KeptRequest.manifest(SPARSE), Asked.class)).isEqualTo(SPARSE);
  }

  @Test
  void aRunOfAnOlderVersionIsNotResumed() {
    Manifest old = KeptRequest.manifest(WHOLE).of((JsonNode) null);
    assertThatThrownBy(() -> RunRequest.of("results/runs/1", old, Asked.class))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "results/runs/1 has no request in its manifest, as of an older version: it can be read,"
                + " not resumed");
  }

  @Test
  void aDamagedRequestIsReportedInOneLine() {
    for (String damaged :
        List.of(
            "{\"profile\":\"smoke\",\"seed\":\"x\"}",
            "{\"seed\":1,\"pairing\":\"circles\"}",
            "{\"seed\":1,\"timeBudget\":\"soon\"}",
            "{\"names\":null,\"sizes\":[],\"seed\":1}",
            "{\"names\":[],\"sizes\":null,\"seed\":1}",
            "{\"names\":[],\"sizes\":[10,null],\"seed\":1}",
            "{}",
            "[]")) {
      Manifest manifest = KeptRequest.manifest(WHOLE).of(JsonMapper.shared().readTree(damaged));
      assertThatThrownBy(() -> RunRequest.of("results/runs/1", manifest, Asked.class))
          .as(damaged)
          .isInstanceOf(UserErrorException.class)
          .hasMessageStartingWith("the request in the manifest of results/runs/1 is damaged")
          .hasMessageEndingWith("; restore it or run again")
          .message()
          .doesNotContain("\n");
    }
  }
}
