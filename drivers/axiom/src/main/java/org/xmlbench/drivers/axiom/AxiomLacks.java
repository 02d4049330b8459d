package org.xmlbench.drivers.axiom;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/** What Axiom 2.0.0 on Woodstox lacks. */
final class AxiomLacks {
  private static final List<Capability> CONSTRUCTS = List.of(Capability.ERROR_LINE);

  private static final List<String> ACCEPTED_MALFORMATIONS = List.of();

  private AxiomLacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}
