package org.xmlbench.results.run;

import java.util.Map;

/** Tables that the report's page shows. */
public interface PageTables {
  /** What the family's script reads, by name; what is unavailable is absent. */
  Map<String, Object> section();
}
