package org.xmlbench.results.run;

import java.util.Optional;
import org.xmlbench.results.table.Section;

/** Tables that only one family has. */
public interface SectionedTables {
  /** Its section of tables; empty where nothing was measured. */
  Optional<Section> own();
}
