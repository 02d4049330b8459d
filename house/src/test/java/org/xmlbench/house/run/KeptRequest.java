package org.xmlbench.house.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

/** What manifests keep of the families' requests. */
public final class KeptRequest {
  private KeptRequest() {}

  /** A request is kept as that JSON, and read from it as it was. */
  public static void assertIs(RunRequest request, String json) {
    assertThat(request.json()).hasToString(json);
    assertThat(RunRequest.of("run", manifest(request), request.getClass())).isEqualTo(request);
  }

  /** A manifest that keeps that request, and nothing else of interest. */
  static Manifest manifest(RunRequest request) {
    return manifest().of(request.json());
  }

  /** A manifest without a request, whose clock is the CPU's. */
  static Manifest manifest() {
    return Manifest.of(
        new Manifest.Origin(
            "r", "2026-11-01T12:00:00Z", "1", "toy", "run", "p", 7, TimingClock.CPU),
        new StoredPlan(List.of()),
        HostProbe.fingerprint(),
        Map.of(),
        List.of(),
        List.of());
  }
}
