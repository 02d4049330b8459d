package org.xmlbench.results.run;

import java.util.List;

/** Tables that answer their question in words, which text, page and Markdown begin with. */
public interface AnsweredTables {
  /** Whole sentences, made of the tables' cells; empty where nothing was measured. */
  List<String> answer();
}
