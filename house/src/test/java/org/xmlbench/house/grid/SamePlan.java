package org.xmlbench.house.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;

/** What a run of several nodes has in common with that of one which measured the same plan. */
public final class SamePlan {
  private SamePlan() {}

  /** Asserts that plan, request, documents and subjects of the two are equal. */
  public static void assertOf(RunFolder merged, RunFolder single) {
    Manifest one = single.manifest();
    Manifest all = merged.manifest();
    assertThat(all.plan()).isEqualTo(one.plan());
    assertThat(all.planHash()).isEqualTo(one.planHash());
    assertThat(all.request()).isEqualTo(one.request());
    assertThat(all.documents()).isEqualTo(one.documents());
    assertThat(all.subjects()).isEqualTo(one.subjects());
  }
}
