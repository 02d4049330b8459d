package org.xmlbench.results.report;

import org.xmlbench.results.history.History;
import org.xmlbench.results.store.StoreJson;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** A history as JSON. What is unavailable is absent. */
public final class HistoryExport {
  private static final JsonMapper PRETTY =
      StoreJson.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private HistoryExport() {}

  /** The whole document, ended by LF. */
  public static String render(History history) {
    return PRETTY.writeValueAsString(history) + "\n";
  }
}
