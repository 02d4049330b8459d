package org.xmlbench.results.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.stream.Stream;

/**
 * A family's part of a page and of a text: its tables, and what is true of all of them.
 *
 * @param id its name in the page's addresses
 * @param question what it answers, as a question
 * @param title its heading
 * @param link what the list of contents calls it
 * @param method how its figures were made, a sentence each
 * @param tables its tables; none where nothing was measured
 * @param details tables that a text leaves to the page and to programs
 * @param pictures what a page draws of these tables, above each of them
 * @param answer what the tables answer, in whole sentences: the first words of text, page and
 *     Markdown; empty where a comparison beside the section answers
 */
public record Section(
    String id,
    String question,
    String title,
    String link,
    List<String> method,
    List<Table> tables,
    List<Table> details,
    List<Picture> pictures,
    List<String> answer) {
  public Section {
    answer = List.copyOf(answer);
    method = List.copyOf(method);
    tables = List.copyOf(tables);
    details = List.copyOf(details);
    pictures = List.copyOf(pictures);
    for (Picture picture : pictures) {
      if (Stream.concat(tables.stream(), details.stream()).noneMatch(picture::isOf)) {
        throw new IllegalArgumentException("no table has the columns of " + picture);
      }
    }
  }

  /** One without pictures and answer. */
  public Section(
      String id,
      String question,
      String title,
      String link,
      List<String> method,
      List<Table> tables,
      List<Table> details) {
    this(id, question, title, link, method, tables, details, List.of(), List.of());
  }

  public Section answering(List<String> sentences) {
    return new Section(id, question, title, link, method, tables, details, pictures, sentences);
  }

  /** As programs and the page read it. */
  public record Json(
      String id,
      String question,
      String title,
      String link,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> answer,
      List<String> method,
      List<JsonTable> tables,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<JsonTable> details,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Picture> pictures) {
    public Json {
      answer = List.copyOf(answer);
      method = List.copyOf(method);
      tables = List.copyOf(tables);
      details = List.copyOf(details);
      pictures = List.copyOf(pictures);
    }
  }

  public Json json() {
    return new Json(
        id,
        question,
        title,
        link,
        answer,
        method,
        tables.stream().map(JsonTable::of).toList(),
        details.stream().map(JsonTable::of).toList(),
        pictures);
  }
}
