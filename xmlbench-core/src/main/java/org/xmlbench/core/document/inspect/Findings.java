package org.xmlbench.core.document.inspect;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.xmlbench.core.document.Capability;

/** Collects needs, and the first reason why the document is outside the domain. */
final class Findings {
  private final Set<Capability> needs = new TreeSet<>();
  private String outside;

  void need(Capability capability) {
    needs.add(capability);
  }

  void outside(String reason) {
    if (outside == null) {
      outside = reason;
    }
  }

  void addAll(Findings other) {
    needs.addAll(other.needs);
    if (other.outside != null) {
      outside(other.outside);
    }
  }

  DocumentInspection toInspection() {
    return new DocumentInspection(Optional.ofNullable(outside), needs);
  }
}
