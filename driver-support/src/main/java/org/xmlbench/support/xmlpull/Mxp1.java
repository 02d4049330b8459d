package org.xmlbench.support.xmlpull;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.support.Lacks;

/** XPP3's parser MXP1, in XPP3 and in MXParser, its copy with fewer dependencies. */
public final class Mxp1 {
  private Mxp1() {}

  /** What it lacks, and what one of the two lacks beside it. */
  public static Set<Capability> lacks(Capability... more) {
    Set<Capability> all = new HashSet<>(Lacks.of(Mxp1.class, "mxp1"));
    all.addAll(List.of(more));
    return all;
  }
}
