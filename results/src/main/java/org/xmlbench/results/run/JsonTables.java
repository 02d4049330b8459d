package org.xmlbench.results.run;

import java.util.Map;

public interface JsonTables {
  /** The models to be written, by the names of their files; what is unavailable is absent. */
  Map<String, Object> jsonFiles();
}
