package org.xmlbench.core.event;

/**
 * Keeps the fields of its subclasses at a distance from whatever lies before them in memory: the
 * JVM lays out those of a superclass first. So the fields that one thread writes at each event are
 * in no cache line that another thread writes, wherever the collector moves the objects. Two lines,
 * because processors fetch lines in pairs.
 */
public abstract class CacheLinePadding {
  long p0;
  long p1;
  long p2;
  long p3;
  long p4;
  long p5;
  long p6;
  long p7;
  long p8;
  long p9;
  long p10;
  long p11;
  long p12;
  long p13;
  long p14;
  long p15;

  /** Only its fields matter, and no code reads them. */
  protected CacheLinePadding() {}
}
