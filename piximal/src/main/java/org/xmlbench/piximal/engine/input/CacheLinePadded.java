package org.xmlbench.piximal.engine.input;

/**
 * Room before the fields of an object that are written with each event. A collector may move the
 * objects of two parsers to places beside each other; if they shared a line of the cache, each
 * write of one thread would take the line from the other: see docs/decisions/0086.
 *
 * <p>A JVM places fields of a class behind those of its superclass. Nothing reads these.
 */
@SuppressWarnings("unused")
public abstract class CacheLinePadded {
  /** Fills what may be free behind the header. */
  private int p0;

  // Two lines, since processors fetch them in pairs.
  private long p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16;

  protected CacheLinePadded() {}
}
