package org.xmlbench.families.soap.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Note;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/** How far the messages of toolkits conform to WS-I's Basic Profile, as a table. */
public final class ProfileTable {
  private static final List<Column> COLUMNS =
      List.of(
          Column.of("toolkit", Column.Kind.NAME),
          Column.of(
              "passed", Column.Kind.WHOLE, "assertions of the profile that every message meets"),
          Column.of(
              "asked", "of", null, Column.Kind.WHOLE, "assertions that apply to some message"),
          Column.of(
              "failed",
              "not met",
              null,
              Column.Kind.TEXT,
              "assertions that some message does not meet"));

  private ProfileTable() {}

  /**
   * The table; none where the profile applies to no toolkit.
   *
   * @param of what it is of, such as an encoding
   * @param what messages they are
   * @param head the note on the HTTP head
   * @param profiles by toolkits; {@code null} for one to which the profile does not apply
   */
  public static Stream<Table> of(
      String of, String what, Note head, Map<String, ProfileCheck> profiles) {
    List<Row> rows = new ArrayList<>();
    profiles.forEach(
        (toolkit, profile) ->
            Stream.ofNullable(profile).map(it -> row(toolkit, it)).forEach(rows::add));
    List<ProfileCheck> known = profiles.values().stream().filter(Objects::nonNull).toList();
    return rows.isEmpty()
        ? Stream.empty()
        : Stream.of(
            new Table(
                of + ", profile",
                "%s: %s, all valid against the schema: assertions of WS-I Basic Profile 1.1"
                    .formatted(of, what),
                COLUMNS,
                rows,
                null,
                ProfileNote.of(head, known)));
  }

  private static Row row(String toolkit, ProfileCheck profile) {
    return Row.of(
        toolkit,
        List.of(
            new Cell.Text(toolkit),
            Cell.count(profile.passed()),
            Cell.count(profile.asked()),
            profile.failed().isEmpty()
                ? Cell.NOTHING
                : new Cell.Text(String.join(" ", profile.failed()))));
  }
}
