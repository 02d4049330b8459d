package org.xmlbench.results.run;

/** Tables that know whether a fork failed or gave a wrong result. */
public interface FaultyTables {
  /** Whether one did. */
  boolean anyFault();
}
