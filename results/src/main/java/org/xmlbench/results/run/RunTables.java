package org.xmlbench.results.run;

/** The tables of one run. */
public interface RunTables {
  /** As plain text, lines ended by LF. */
  String text();
}
