package org.xmlbench.inspection;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/** Documents and what they need. */
abstract class NeedsCases {
  /**
   * A case.
   *
   * @param document a document inside the domain
   */
  record Case(String document, Set<Capability> needs) {}

  private final List<Case> cases = new ArrayList<>();

  final List<Case> all() {
    return cases;
  }

  final void needs(String document, Capability... needs) {
    cases.add(new Case(document, Set.of(needs)));
  }

  /** A document with an internal subset, which needs a DOCTYPE to be read in any case. */
  final void inSubset(String subset, String root, Capability... needs) {
    List<Capability> all = new ArrayList<>(Arrays.asList(needs));
    all.add(Capability.DOCTYPE);
    cases.add(new Case("<!DOCTYPE a [" + subset + "]>" + root, Set.copyOf(all)));
  }
}
