package org.xmlbench.core.record;

import java.io.Serializable;

/**
 * How warm a fork was while it was measured, in numbers. All times are CPU time of the work,
 * without the JVM's compiler and collector threads. What is unknown is {@code null}.
 *
 * @param plateau whether the warm-up ended because the time of an operation no longer changed, and
 *     not because its time was up
 * @param plateauRatio time of an operation at the end of the warm-up over the least time of the
 *     whole warm-up, each over windows of equal number: 1 at the plateau, 1.1 where it was a tenth
 *     slower than it had been
 */
public record Warmth(boolean plateau, Double plateauRatio) implements Serializable {}
