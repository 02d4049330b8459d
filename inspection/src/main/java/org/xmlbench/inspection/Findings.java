package org.xmlbench.inspection;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/** Collects needs, and the first reason why the document is outside the domain. */
final class Findings {
  /** More is not counted: half of what a number holds, so that no sum is too large for it. */
  private static final long MOST = Long.MAX_VALUE / 2;

  private final Set<Capability> needs = new HashSet<>();

  /** What was added already; adding it again changes nothing. */
  private final Set<Findings> added = new HashSet<>();

  private String outside;
  private long expanded;
  private boolean expands;

  void need(Capability capability) {
    needs.add(capability);
  }

  void outside(String reason) {
    if (outside == null) {
      outside = reason;
    }
  }

  /** Characters that a text contributes which stands for another, each time that it is used. */
  void expand(long characters) {
    expanded = sum(expanded, characters);
  }

  /** The sum of two numbers of characters, as far as it is counted. */
  static long sum(long one, long other) {
    return Math.min(MOST, one + other);
  }

  /** The texts that stand for others make so many characters of it that parsers may refuse it. */
  void expandsBeyondMeasure(String reason) {
    expands = true;
    outside(reason);
  }

  /** How many characters such texts contribute. */
  long expanded() {
    return expanded;
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
    return new DocumentInspection(Optional.ofNullable(outside), needs, expands);
  }
}
