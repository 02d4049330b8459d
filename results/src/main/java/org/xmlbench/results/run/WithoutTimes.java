package org.xmlbench.results.run;

/** A family whose result is no time: no history, export or comparison is made of it. */
public interface WithoutTimes {
  /** Name of the file in the run folder that holds the result. */
  String resultFile();
}
