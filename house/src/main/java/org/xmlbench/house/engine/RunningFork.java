package org.xmlbench.house.engine;

/** A fork's process while it runs. */
public interface RunningFork {
  /** Number of the process. */
  long pid();

  /** Kills the process and what it started, at once. */
  void kill();
}
