package org.xmlbench.results.run;

import java.util.List;

/** A family whose part of the page is drawn by its own scripts. */
public interface PageScripts {
  /** The text of these scripts, in the order of the page. */
  List<String> scripts();
}
