package org.xmlbench.inspection;

/** What a prefix stands for. */
sealed interface Namespace {
  /** Bound to that URI; empty for no namespace. */
  record Bound(String uri) implements Namespace {}

  /** Bound outside the entity under inspection, wherever that is referred to. */
  record Free(String prefix) implements Namespace {}
}
