package org.xmlbench.analytics;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.xmlbench.results.report.TextTable;
import tools.jackson.databind.json.JsonMapper;

/**
 * Aligned columns: numbers to the right, fractions cut to six significant digits in all. Characters
 * that steer a terminal are written as {@code \}{@code uXXXX}.
 */
final class TableWriter implements ResultWriter {
  private static final int DIGITS = 6;

  /** Beyond these an exponent reads better than zeros do. */
  private static final int MOST_DIGITS = 18;

  private static final int MOST_ZEROS = 5;

  /** Characters that end a line or steer a terminal. */
  private static final Pattern STEERING = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]");

  private final OutputStream out;
  private final Boolean[] numeric;
  private final List<String[]> lines = new ArrayList<>();

  TableWriter(List<String> columns, OutputStream out) {
    this.out = out;
    this.numeric = new Boolean[columns.size()];
    lines.add(columns.stream().map(TableWriter::text).toArray(String[]::new));
  }

  @Override
  public void row(List<Object> values) {
    String[] line = new String[values.size()];
    for (int i = 0; i < line.length; i++) {
      Object value = values.get(i);
      line[i] = text(value);
      if (value != null) {
        numeric[i] = value instanceof Number && !Boolean.FALSE.equals(numeric[i]);
      }
    }
    lines.add(line);
  }

  @Override
  public void end() throws IOException {
    for (int i = 0; i < numeric.length; i++) {
      numeric[i] = Boolean.TRUE.equals(numeric[i]);
    }
    TextTable table = new TextTable(numeric);
    lines.forEach(table::add);
    StringBuilder text = new StringBuilder();
    table.appendTo(text);
    out.write(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static String text(Object value) {
    return switch (value) {
      case null -> "-";
      case Double number -> rounded(BigDecimal.valueOf(number));
      case Float number -> rounded(new BigDecimal(number.toString()));
      case BigDecimal number -> number.toPlainString();
      case Number number -> number.toString();
      case String text -> printable(text);
      default -> printable(JsonMapper.shared().writeValueAsString(value));
    };
  }

  private static String rounded(BigDecimal number) {
    int whole = number.precision() - number.scale();
    BigDecimal rounded =
        number
            .round(new MathContext(whole > MOST_DIGITS ? DIGITS : Math.max(DIGITS, whole)))
            .stripTrailingZeros();
    return whole > MOST_DIGITS || whole < -MOST_ZEROS
        ? rounded.toString()
        : rounded.toPlainString();
  }

  private static String printable(String text) {
    return STEERING
        .matcher(text)
        .replaceAll(found -> "\\\\u%04X".formatted(found.group().codePointAt(0)));
  }
}
