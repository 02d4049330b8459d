package org.xmlbench.results.run;

import java.util.Map;

/** Tables that are written into the run folder as JSON. */
public interface JsonTables {
  /** The models to be written, by the names of their files; what is unavailable is absent. */
  Map<String, Object> jsonFiles();
}
