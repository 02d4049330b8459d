package org.xmlbench.results.table;

import java.util.List;

/**
 * A family's part of a page and of a text: its tables, and what is true of all of them.
 *
 * @param id its name in the page's addresses
 * @param question what it answers, as a question
 * @param title its heading
 * @param link what the list of contents calls it
 * @param method how its figures were made, a sentence each
 * @param tables its tables; none where nothing was measured
 */
public record Section(
    String id,
    String question,
    String title,
    String link,
    List<String> method,
    List<Table> tables) {
  public Section {
    method = List.copyOf(method);
    tables = List.copyOf(tables);
  }

  /** As programs and the page read it. */
  public record Json(
      String id,
      String question,
      String title,
      String link,
      List<String> method,
      List<JsonTable> tables) {
    public Json {
      method = List.copyOf(method);
      tables = List.copyOf(tables);
    }
  }

  /** The same as data. */
  public Json json() {
    return new Json(id, question, title, link, method, tables.stream().map(JsonTable::of).toList());
  }
}
