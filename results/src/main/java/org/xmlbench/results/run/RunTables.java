package org.xmlbench.results.run;

public interface RunTables {
  /** As plain text, lines ended by LF. */
  String text();
}
