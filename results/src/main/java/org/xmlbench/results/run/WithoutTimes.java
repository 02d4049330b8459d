package org.xmlbench.results.run;

/** A family whose result is no time: its runs have no history, export or comparison. */
public interface WithoutTimes {
  /** Name of the file in the run folder that holds the result. */
  String resultFile();
}
