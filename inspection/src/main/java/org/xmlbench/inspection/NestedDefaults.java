package org.xmlbench.inspection;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/**
 * Watches for names that take a default namespace from outside of an element before them, which had
 * another one and, inside of it, one more. A parser that loses count there gives such a name the
 * namespace of the element that ended.
 */
final class NestedDefaults {
  /** One is enough to see whether all that ended equal another; two mean that they do not. */
  private static final int KEPT = 2;

  /** An element that declares a default namespace, or all that surrounds them. */
  private static final class Level {
    private final long depth;
    private final Namespace namespace;
    private final Set<Namespace> ended = new HashSet<>();
    private boolean nested;

    Level(long depth, Namespace namespace) {
      this.depth = depth;
      this.namespace = namespace;
    }
  }

  private final Findings findings;
  private final Deque<Level> levels = new ArrayDeque<>();

  /**
   * @param surrounding the default namespace where nothing is declared yet
   */
  NestedDefaults(Findings findings, Namespace surrounding) {
    this.findings = findings;
    levels.push(new Level(0, surrounding));
  }

  void declare(long depth, Namespace namespace) {
    levels.push(new Level(depth, namespace));
  }

  /** The element at {@code depth} ends. */
  void leave(long depth) {
    if (levels.peek().depth != depth || depth == 0) {
      return;
    }
    Level left = levels.pop();
    Level outer = levels.peek();
    outer.nested = true;
    if (left.nested) {
      end(outer, left.namespace);
      left.ended.forEach(namespace -> end(outer, namespace));
    }
  }

  private static void end(Level level, Namespace namespace) {
    if (level.ended.size() < KEPT) {
      level.ended.add(namespace);
    }
  }

  /** An element without a prefix occurs. */
  void use() {
    Level level = levels.peek();
    if (!level.ended.isEmpty() && !level.ended.equals(Set.of(level.namespace))) {
      findings.need(Capability.NESTED_DEFAULT_NAMESPACES);
    }
  }
}
