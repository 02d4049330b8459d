package org.xmlbench.families.conformance.runs;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.UserErrorException;

/**
 * Reads the catalogue of a suite that is a table: a line for each test, fields between tabs, the
 * first line with their names. A field in quotes has each of its own quotes twice.
 */
final class SuiteList {
  /** Name of such a file in a suite's folder. */
  static final String NAME = "tests.tsv";

  private static final String MARK = "\uFEFF";

  private static final List<String> REQUIRED = List.of("id", "type", "path");

  private SuiteList() {}

  /**
   * The tests.
   *
   * @throws UserErrorException when it lacks a column that it must have, or a line is too short
   */
  static List<SuiteEntry> read(Path file) throws IOException {
    List<String> lines = lines(file);
    List<String> head = lines.isEmpty() ? List.of() : List.of(lines.getFirst().split("\t", -1));
    for (String column : REQUIRED) {
      if (!head.contains(column)) {
        throw new UserErrorException(
            "%s: its first line names no column '%s': it needs id, type and path, between tabs"
                .formatted(file, column));
      }
    }
    List<SuiteEntry> entries = new ArrayList<>();
    for (int number = 1; number < lines.size(); number++) {
      if (!lines.get(number).isBlank()) {
        entries.add(entry(file, number + 1, head, lines.get(number).split("\t", -1)));
      }
    }
    return entries;
  }

  /** Its lines, without the mark that some editors put before the first. */
  private static List<String> lines(Path file) throws IOException {
    try {
      String text = Files.readString(file);
      return (text.startsWith(MARK) ? text.substring(MARK.length()) : text).lines().toList();
    } catch (CharacterCodingException e) {
      throw new UserErrorException(file + ": is not UTF-8: write it in that encoding");
    }
  }

  private static SuiteEntry entry(Path file, int line, List<String> head, String[] fields) {
    if (fields.length != head.size()) {
      throw new UserErrorException(
          "%s:%d: this line has %d fields, and the first line %d"
              .formatted(file, line, fields.length, head.size()));
    }
    Map<String, String> named = new LinkedHashMap<>();
    for (int i = 0; i < fields.length; i++) {
      named.put(head.get(i), unquoted(fields[i]));
    }
    return new SuiteEntry(
        named.get("id"),
        named.get("type"),
        named.getOrDefault("entities", ""),
        named.getOrDefault("version", "1.0"),
        named.getOrDefault("recommendation", ""),
        named.getOrDefault("edition", ""),
        !named.getOrDefault("namespace", "yes").equals("no"),
        named.getOrDefault("sections", ""),
        named.get("path"),
        named.getOrDefault("output", ""),
        named.getOrDefault("desc", ""));
  }

  private static String unquoted(String field) {
    return field.length() > 1 && field.startsWith("\"") && field.endsWith("\"")
        ? field.substring(1, field.length() - 1).replace("\"\"", "\"")
        : field;
  }
}
