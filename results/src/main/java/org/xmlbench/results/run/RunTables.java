package org.xmlbench.results.run;

/** What one run says. */
public interface RunTables {
  /** As plain text, lines ended by LF. */
  String text();
}
