package org.xmlbench.inspection;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/** Collects needs, and the first reason why the document is outside the domain. */
final class Findings {
  private final Set<Capability> needs = new HashSet<>();

  /** What was added already; adding it again changes nothing. */
  private final Set<Findings> added = new HashSet<>();

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
    if (added.add(other)) {
      needs.addAll(other.needs);
      if (other.outside != null) {
        outside(other.outside);
      }
    }
  }

  DocumentInspection toInspection() {
    return new DocumentInspection(Optional.ofNullable(outside), needs);
  }
}
