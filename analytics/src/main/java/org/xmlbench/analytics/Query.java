package org.xmlbench.analytics;

import java.io.IOException;
import java.io.OutputStream;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.UserErrorException;

/** Runs a user's SQL and writes its result. */
final class Query {
  /** Where the engine shows the line of the statement that it stopped at. */
  private static final Pattern PLACE = Pattern.compile("\nLINE (\\d+): ");

  private final Connection connection;

  Query(Database database) {
    this.connection = database.connection();
  }

  /**
   * Runs the statement, or several divided by semicolons; the last one gives the result.
   *
   * @throws UserErrorException when the engine refuses it, or it has no result
   */
  void run(String sql, ResultFormat format, OutputStream out) throws IOException {
    try (Statement statement = connection.createStatement()) {
      if (!statement.execute(sql)) {
        throw new UserErrorException("SQL: the statement has no result: end with a SELECT");
      }
      try (ResultSet rows = statement.getResultSet()) {
        write(rows, format, out);
      }
    } catch (SQLException e) {
      throw new UserErrorException(message(e), e);
    }
  }

  private static void write(ResultSet rows, ResultFormat format, OutputStream out)
      throws SQLException, IOException {
    List<String> columns = columns(rows.getMetaData());
    ResultWriter writer = format.writer(columns, out);
    while (rows.next()) {
      List<Object> values = new ArrayList<>();
      for (int i = 1; i <= columns.size(); i++) {
        values.add(PlainValue.of(rows.getObject(i)));
      }
      writer.row(values);
    }
    writer.end();
  }

  /** Names of the columns; a repeated name gets a number, because keys of JSON must be unique. */
  private static List<String> columns(ResultSetMetaData result) throws SQLException {
    Set<String> taken = new HashSet<>();
    List<String> columns = new ArrayList<>();
    for (int i = 1; i <= result.getColumnCount(); i++) {
      String label = result.getColumnLabel(i);
      String name = label;
      for (int n = 1; !taken.add(name); n++) {
        name = label + "_" + n;
      }
      columns.add(name);
    }
    return columns;
  }

  /** The engine's message in one line, without its marker below the statement. */
  private static String message(SQLException e) {
    String text = e.getMessage() == null ? e.toString() : e.getMessage();
    Matcher place = PLACE.matcher(text);
    String line = "";
    if (place.find()) {
      line = ", line " + place.group(1);
      text = text.substring(0, place.start());
    }
    return "SQL%s: %s".formatted(line, text.strip().replaceAll("\\s*\n\\s*", " "));
  }
}
