package org.xmlbench.results.run;

/** Tables that know whether a fork failed or gave a wrong result. */
public interface FaultyTables {
  boolean anyFault();
}
